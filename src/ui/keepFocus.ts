/**
 * Keyboard focus never falls to the bare page, where a screen reader would start over or say nothing: if the
 * control that has it leaves the page or is disabled, mostly because it was pressed, focus moves to the nearest
 * place that remains. Nothing is visible of it after a tap, and nothing scrolls. One observer for all screens
 * rather than code in every control that can vanish.
 */

/** What a screen reader names when it gets the focus. */
const places = 'li,[role=tabpanel],section[aria-labelledby],section[aria-label],dialog,main'

/** Whether a control was taken out, for good or only to be moved. */
const wasTaken = (control: Node, changes: readonly MutationRecord[]) =>
  changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(control)))

/** Not a field: focusing one opens a phone's keyboard. */
const isPressed = (control: Element) => /^(a|button)$/.test(control.localName)

const isOff = (control: Element) => control.closest(':disabled') === control

const look = (one: Element) => `${one.nodeName} ${one.getAttribute('class')}`

/** The same button in the row after the removed one, otherwise in the row before. */
function counterpart(control: Element, change: MutationRecord): Element | undefined {
  const { nextSibling, previousSibling, target } = change
  const removed = [...change.removedNodes].find((node) => node.contains(control))
  const isRow = (one: Node | null | undefined): one is Element =>
    one instanceof Element &&
    removed instanceof Element &&
    one.isConnected &&
    (one.nodeName === 'LI' ? removed.nodeName === 'LI' : look(one) === look(removed))
  const alike = (within: Element) =>
    [within, ...within.querySelectorAll(control.localName)].filter((one) => look(one) === look(control))
  if (!(removed instanceof Element) || removed === control || !isPressed(control)) return undefined
  const gone = alike(removed)
  const at = gone.indexOf(control)
  const next = isRow(nextSibling) ? alike(nextSibling) : []
  const previous = isRow(previousSibling) ? alike(previousSibling) : []
  // A list that was made anew has none of its rows left.
  const anew = target instanceof Element && target.nodeName === 'UL' ? alike(target) : []
  return next[at] ?? next[0] ?? previous.at(at - gone.length) ?? previous[0] ?? anew[0]
}

/** Where focus goes from a control that was removed by these changes, or disabled. */
function placeFor(control: Element, changes: readonly MutationRecord[]): Element | null {
  let from: Node = control
  for (const change of changes) {
    if (from.isConnected) break
    if (!wasTaken(from, [change])) continue
    const next = from === control && counterpart(control, change)
    if (next) return next
    from = change.target
  }
  const near = from.isConnected && from instanceof Element ? from.closest(places) : null
  return near ?? document.getElementById('main')
}

function focus(place: HTMLElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/** Starts with what has the focus now. Players who leave a control by themselves are left alone. */
export function keepFocus(first: EventTarget | null): void {
  let last = first
  /** A button that is disabled for a while, and where its focus is in the meantime. */
  let waits: { readonly button: HTMLElement; readonly place: Element } | undefined
  const isLost = () => document.activeElement === document.body
  const restore = (changes: readonly MutationRecord[]) => {
    const now = document.activeElement
    if (waits?.button.isConnected && !isOff(waits.button)) {
      if (waits.place === now) focus(waits.button)
      waits = undefined
    }
    if (!(last instanceof HTMLElement)) return
    const off = isOff(last) && now === last
    if (!off && !isLost()) return
    const stays = last.isConnected && !isOff(last)
    const place = stays ? wasTaken(last, changes) && last : placeFor(last, changes)
    if (!(place instanceof HTMLElement)) return
    if (isOff(last) && isPressed(last)) waits = { button: last, place }
    focus(place)
  }
  addEventListener('focusin', ({ target }) => {
    last = target
  })
  // A control that is removed loses the focus, too, in some browsers; by now it is known which it was.
  addEventListener('focusout', () =>
    queueMicrotask(() => {
      if (last instanceof HTMLElement && last.isConnected && isLost()) last = null
    }),
  )
  new MutationObserver(restore).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  })
  restore([])
}
