import { createElement, lazy, useState, type ComponentType } from 'react'
import { withWords } from '../i18n/lazy'
import type { Namespace } from '../i18n/tables'

export interface PageLoader {
  /** Fetches code and words of the screen; safe to call early, and again. */
  readonly load: () => Promise<{ default: ComponentType }>
  readonly Component: ComponentType
}

/**
 * A screen in a chunk of its own; its words are fetched beside it, so that nothing is ever drawn without words. One
 * that has come already is drawn at once, without the face of waiting in between.
 */
export function lazyPage(
  fetchPage: () => Promise<{ default: ComponentType }>,
  words: readonly Namespace[],
): PageLoader {
  let here: ComponentType | undefined
  const fetchAll = withWords(fetchPage, words)
  const load = () =>
    fetchAll().then((page) => {
      here = page.default
      return page
    })
  const Late = lazy(load)
  const Component = () => createElement(useState<ComponentType>(() => here ?? Late)[0])
  return { load, Component }
}
