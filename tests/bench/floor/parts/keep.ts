/** A sink that the minifier cannot see through, so that what is passed here stays in the bundle. */
export function keep(...values: unknown[]): void {
  Object.assign(globalThis, { kept: values })
}
