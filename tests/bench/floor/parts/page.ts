/** A lazy page, because every route of the app is one. */
export function Page() {
  return null
}
