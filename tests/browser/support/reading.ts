import { expect, type Page } from '@playwright/test'
import { troubles, type Screen } from './layout'

/**
 * How people with special reading needs read: 1280 px at 400 % (WCAG 1.4.10), more text spacing (1.4.12),
 * larger text (1.4.4).
 */
const readings: readonly Screen[] = [
  { width: 320, height: 256, tight: true },
  { width: 390, height: 844, text: 'spaced' },
  { width: 390, height: 844, text: 'large' },
]
const phone = { width: 390, height: 844 }

/** Restyles the page's text, until its next load or until undone; large text is `times` its size. */
export async function setText(page: Page, text: Screen['text'], times = 2): Promise<void> {
  await page.evaluate(
    ({ how, times }) => {
      const sheet = new CSSStyleSheet()
      if (how === 'spaced')
        sheet.replaceSync(
          '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        )
      document.adoptedStyleSheets = how === 'spaced' ? [sheet] : []
      const known = document.querySelectorAll<HTMLElement>('[data-text-size]')
      for (const element of known) {
        element.removeAttribute('data-text-size')
        for (const name of ['font-size', 'line-height']) element.style.removeProperty(name)
      }
      if (how !== 'large') return
      const texts = [...document.querySelectorAll<HTMLElement>('#app *')].filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      const sizes = texts.map((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element)
        return [element, fontSize, lineHeight] as const
      })
      for (const [element, size, height] of sizes) {
        element.dataset.textSize = size
        element.style.setProperty('font-size', `${parseFloat(size) * times}px`, 'important')
        if (height.endsWith('px'))
          element.style.setProperty('line-height', `${parseFloat(height) * times}px`, 'important')
      }
    },
    { how: text, times },
  )
}

/** In forced colours: selected items indistinguishable from others; controls without an outline. */
async function forced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[inert], .visually-hidden')
    const chosen =
      '[aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'
    const of = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      return [
        style.color,
        style.backgroundColor,
        style.borderTopWidth,
        style.borderTopStyle,
        style.borderTopColor,
        style.borderBottomWidth,
        style.borderBottomColor,
        style.outlineStyle === 'none' ? '' : style.outline,
        style.textDecorationLine,
        style.fontWeight,
        pseudo ? `${style.content} ${style.display}` : '',
      ].join()
    }
    const face = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((one) => [one.tagName, of(one), of(one, '::before'), of(one, '::after')])
        .join(';')
    const boxes = [
      ...document.querySelectorAll<HTMLInputElement>(':is([type="radio"], [type="checkbox"]):checked'),
    ]
    const found: string[] = []
    const alike = (one: Element, others: readonly Element[]) => {
      const other = others.find((each) => each !== one && shown(each))
      return other !== undefined && face(other) === face(one)
    }
    for (const one of document.querySelectorAll(chosen)) {
      if (!shown(one)) continue
      const role = one.getAttribute('role')
      const around = one.closest(
        '[role="tablist"], [role="listbox"], [role="radiogroup"], ul, ol, nav, fieldset',
      )
      const others = [...(around?.querySelectorAll(role ? `[role="${role}"]` : one.tagName) ?? [])].filter(
        (other) => !other.matches(chosen),
      )
      if (alike(one, others)) found.push(`chosen ${name(one)}`)
    }
    for (const box of boxes) {
      const own = box.closest('label') ?? box
      const others = [
        ...document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(box.name)}"]:not(:checked)`),
      ]
      // The box itself draws its content.
      if (
        getComputedStyle(box).appearance !== 'none' &&
        !box.closest('.visually-hidden') &&
        box.getBoundingClientRect().width > 8 &&
        getComputedStyle(box).opacity !== '0'
      )
        continue
      if (
        alike(
          own,
          others.map((other) => other.closest('label') ?? other),
        )
      )
        found.push(`ticked ${name(own)}`)
    }
    for (const control of document.querySelectorAll(
      '#app :is(button, input:not([type="radio"], [type="checkbox"]), textarea, select)',
    )) {
      if (!shown(control) || control.closest('p')) continue
      const edge = (element: Element | null, depth: number): boolean => {
        if (!element || depth === 0) return false
        const style = getComputedStyle(element)
        return (
          (parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none') ||
          (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
          edge(element.parentElement, depth - 1)
        )
      }
      if (!edge(control, 3) && !control.querySelector('svg, img')) found.push(`no edge ${name(control)}`)
    }
    return found
  })
}

/**
 * The screen can be read and used by everybody, including open overlays: at 400 %, with text at twice the
 * size or more spacing, and in forced colours, where selected items and controls stay recognisable.
 */
export async function expectReadable(page: Page, what: string): Promise<void> {
  for (const screen of readings) {
    await page.setViewportSize({ width: screen.width, height: screen.height })
    if (screen.text) await setText(page, screen.text)
    const { overflow, clipped, covered, bars } = await troubles(page, screen)
    const how = screen.text ?? `${screen.width}×${screen.height} px`
    expect({ overflow, clipped, covered, bars }, `${what}, ${how}`).toEqual({
      overflow: 0,
      clipped: [],
      covered: [],
      bars: null,
    })
  }
  await setText(page, undefined)
  await page.setViewportSize(phone)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await forced(page), `${what}, in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
