import { useEffect, useState } from 'react'
import type { Language } from '../words/words'

/** Preferences on this device; not persisted if storage is denied. */
function kept<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
  try {
    const found = localStorage.getItem(`perya.studio.${name}`)
    return values.find((value) => value === found)
  } catch {
    return undefined
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`perya.studio.${name}`, value)
  } catch {
    // The choice lasts as long as the page.
  }
}

type Theme = 'dark' | 'light'

/** The themes are the brands' colours, which meet the contrast minimums. */
const brands: Readonly<Record<Theme, string>> = { dark: 'perya', light: 'bayside' }

/** The language chosen here before, or the browser's. */
export const firstLanguage = (): Language =>
  kept('language', ['en', 'fil']) ?? (/^(fil|tl)\b/.test(navigator.language) ? 'fil' : 'en')

/** Whether plain words are used; the default, unless technical names were chosen here before. */
export const isPlainFirst = (): boolean => kept('words', ['plain', 'technical']) !== 'technical'

/** The theme chosen here before, or the device's. */
const firstTheme = (): Theme =>
  kept('theme', ['dark', 'light']) ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')

function setBrand(theme: Theme): void {
  document.documentElement.dataset.brand = brands[theme]
}

/**
 * Sets the theme before the first render: otherwise the page would be rendered in another theme first, and
 * styled twice.
 */
export const beginTheme = (): void => setBrand(firstTheme())

export function usePreferences() {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  const [isPlain, setPlain] = useState(isPlainFirst)
  const [theme, setTheme] = useState(firstTheme)
  useEffect(() => {
    document.documentElement.lang = language
    keep('language', language)
  }, [language])
  useEffect(() => keep('words', isPlain ? 'plain' : 'technical'), [isPlain])
  useEffect(() => {
    setBrand(theme)
    keep('theme', theme)
  }, [theme])
  return { language, setLanguage, theme, setTheme, isPlain, setPlain }
}
