/** The player bundle's one clock: milliseconds since 1970, UTC. Tests fix it in the browser; charts never read it. */
export function now(): number {
  return Date.now()
}
