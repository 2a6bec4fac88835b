/** How hard a password is to guess, 0 (empty) to 4: first by length, then by kinds of characters. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  // A long run of mostly the same characters counts as short.
  const different = new Set(password).size
  if (password.length < 8 || different < 5) return 1
  if (password.length >= 12 && kinds >= 3) return 4
  if (kinds >= 3 || password.length >= 14) return 3
  return 2
}
