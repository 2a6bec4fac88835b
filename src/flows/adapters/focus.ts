/**
 * Focuses a form field once the error below it is drawn. Fields carry their name as `name`. Players who have moved to
 * another field by then stay there: what they type next belongs to it.
 */
export function focusField(field: string): void {
  const asked = document.activeElement
  requestAnimationFrame(() => {
    const now = document.activeElement
    if (now !== asked && now?.matches('input,select,textarea')) return
    const control = document.querySelector<HTMLElement>(`form [name="${CSS.escape(field)}"]`)
    control?.focus()
  })
}
