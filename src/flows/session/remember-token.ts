/** Prefix of a platform token remembered in place of a password: it signs in once, and can be revoked. */
export const tokenMark = 'perya-token:'
