/** Marks a token of the platform that is remembered instead of a password: it signs in once, and can be revoked. */
export const tokenMark = 'perya-token:'
