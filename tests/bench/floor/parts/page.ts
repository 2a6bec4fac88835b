/** A lazy page, like every route of the app. */
export function Page() {
  return null
}
