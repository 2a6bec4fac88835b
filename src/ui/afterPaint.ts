/**
 * Does something once the screen shows what has just changed: whatever measures the page would otherwise have it laid
 * out at once, while the player waits to see that a tap was heard.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
