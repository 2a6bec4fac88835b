import type { ReactNode } from 'react'
import { withWords } from '../i18n/lazy'
import type { Namespace } from '../i18n/tables'
import { late, type Late } from '../ui/late'

export type PageLoader = Late<() => ReactNode>

/** A screen in a chunk of its own; its words are fetched beside it, so that nothing is ever drawn without words. */
export const lazyPage = (fetchPage: PageLoader['load'], words: readonly Namespace[]): PageLoader =>
  late(withWords(fetchPage, words))
