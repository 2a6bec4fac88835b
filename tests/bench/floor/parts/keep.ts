/** A sink that the minifier cannot optimise away, so that its arguments stay in the bundle. */
export function keep(...values: unknown[]): void {
  Object.assign(globalThis, { kept: values })
}
