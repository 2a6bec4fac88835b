/** Puts the cursor into a form field, after the error under it has been drawn. Fields carry their name as `name`. */
export function focusField(field: string): void {
  requestAnimationFrame(() => {
    const control = document.querySelector<HTMLElement>(`form [name="${CSS.escape(field)}"]`)
    control?.focus()
  })
}
