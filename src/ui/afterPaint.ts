/**
 * Runs something after the next paint: code that measures the page would otherwise force layout while the
 * player waits for feedback on a tap.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
