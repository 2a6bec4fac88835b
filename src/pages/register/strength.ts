/** How hard a password is to guess, 0 (nothing typed) to 4: length first, then how many kinds of signs it has. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  // Many signs of which most are the same are few.
  const different = new Set(password).size
  if (password.length < 8 || different < 5) return 1
  if (password.length >= 12 && kinds >= 3) return 4
  if (kinds >= 3 || password.length >= 14) return 3
  return 2
}
