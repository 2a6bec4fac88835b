import { createCipheriv } from 'node:crypto'

/**
 * The worked example of a sealed body: a key and iv known to a test, and a plain text with a two-byte
 * character.
 */
export const sealingExample = {
  key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
  plain: '{"username":"mika_07","password":"Peña-1234","captcha":"","type":"username"}',
} as const

/** The example sealed, by Node's cipher, not by the app's own. */
function sealedExample(): { readonly header: string; readonly data: string } {
  const { key, iv, plain } = sealingExample
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'))
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64')
  return { header: `AES-256-CBC; key=${key}; iv=${iv}`, data }
}

/** How a body is sealed, byte by byte. */
export function sealingPart(): string {
  const { header, data } = sealedExample()
  return `## Sealing

Calls that are "sent as encrypted" (login, registration, an account opened by an agent) seal their body. It is no protection: the key
travels beside it. TLS protects, and the app must be served over https only.

1. The body is JSON in UTF-8, without a byte order mark.
2. Key: 32 random bytes. IV: 16 random bytes. Both new for every request.
3. AES-256 in CBC mode, padded as PKCS #7 says: 1 to 16 bytes, a whole block where the text ends with one.
4. The ciphertext, without IV or salt, in Base64 with \`+\`, \`/\` and \`=\`, on one line, is \`data\` of the JSON body \`{ "data": "…" }\`.
5. The header \`Encryption\` is \`AES-256-CBC; key=<64 hexadecimal digits>; iv=<32 hexadecimal digits>\`, lower case, one space after
   each semicolon. \`Content-Type\` is \`application/json\`. Answers are never sealed.

What cannot be opened is refused as \`400 request.invalid\`. An example, checked by a test:

\`\`\`
plain       ${sealingExample.plain}
Encryption: ${header}
body        {"data":"${data}"}
\`\`\`

A path entry of type 3 (\`settings.customerService[]\`, \`serviceLink\`, \`launchChat\`) is sealed in another way: DES in ECB mode, PKCS #7,
Base64; the last eight characters of \`path\` are the key in ASCII, what stands before them is the ciphertext. Any other type is a
plain path.`
}
