import type { ReactNode } from 'react'
import { withWords } from '../i18n/lazy'
import type { Namespace } from '../i18n/tables'
import { late, type Late } from '../ui/late'

export type PageLoader = Late<() => ReactNode>

/**
 * A screen in its own chunk; its texts are fetched in parallel, so that nothing is ever rendered without
 * them.
 */
export const lazyPage = (fetchPage: PageLoader['load'], words: readonly Namespace[]): PageLoader =>
  late(withWords(fetchPage, words))
