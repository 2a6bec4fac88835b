/**
 * Puts the cursor into a form field, after the error under it has been drawn. Fields carry their name as `name`.
 * A player who has gone to another field by then stays there: what he types next is meant for it.
 */
export function focusField(field: string): void {
  const asked = document.activeElement
  requestAnimationFrame(() => {
    const now = document.activeElement
    if (now !== asked && now !== null && now !== document.body) return
    const control = document.querySelector<HTMLElement>(`form [name="${CSS.escape(field)}"]`)
    control?.focus()
  })
}
