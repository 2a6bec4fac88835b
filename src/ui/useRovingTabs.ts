import { useRef, type KeyboardEvent } from 'react'

/**
 * Keyboard behaviour of a tab list: one Tab stop; arrows, Home and End move and select. Returns the props
 * of the list and of each tab.
 */
export function useRovingTabs<V extends string>(
  values: readonly V[],
  value: V,
  onChange: (value: V) => void,
) {
  const list = useRef<HTMLDivElement>(null)

  const choose = (index: number) => {
    const at = (index + values.length) % values.length
    const next = values[at]
    if (next === undefined) return
    onChange(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const now = values.indexOf(value)
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: values.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    choose(to)
  }

  return {
    listProps: { ref: list, role: 'tablist', onKeyDown } as const,
    tabProps: (of: V) =>
      ({
        role: 'tab',
        type: 'button',
        'aria-selected': of === value,
        tabIndex: of === value ? 0 : -1,
        onClick: () => onChange(of),
      }) as const,
  }
}
