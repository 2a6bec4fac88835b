/** Joins the class names that are given; conditions may leave `false` or `undefined` in the list. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
