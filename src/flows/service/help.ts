import { helpCentre } from '../../platform/calls/content'
import { siteDocument, userAgreement } from '../../platform/calls/documents'
import type { AnswerOf } from '../../platform/call'
import { spokenLanguage } from '../../i18n/language'
import { call } from '../core/client'
import { perPage } from '../core/lifetime'
import { defineResource, sharedResource, type ResourceActor } from '../core/resource'
import * as paths from '../../../machines/shared/paths'

export type HelpEntry = AnswerOf<typeof helpCentre>[number]

/** Entries of the help centre in the player's language (HELP-01, WIRE-48). */
export const help = defineResource<readonly HelpEntry[]>(
  (_, signal) => call(helpCentre, { lang: spokenLanguage(), device: 'MOBILE' }, { signal }),
  (entries) => entries.length === 0,
  [helpCentre],
)
export const helpActor = sharedResource(help, null, perPage)

type Document = AnswerOf<typeof userAgreement>
type DocumentKey = 'agreement' | 'privacy' | 'responsible'

/** A long text of the operator in the player's language (ROUTE-66, I18N-07). */
export const documentText = defineResource<Document, DocumentKey>(
  (key, signal) =>
    key === 'agreement'
      ? call(userAgreement, null, { signal })
      : call(siteDocument, { document: key }, { signal }),
  ({ content }) => content.trim() === '',
  [userAgreement, siteDocument],
)

/** The operator's text on responsible play: part of the player protection screen. */
export const responsibleActor = sharedResource(documentText, 'responsible', perPage)

/** The texts by screen; each is fetched once per page. */
const documentActors = {
  [paths.agreement]: sharedResource(documentText, 'agreement', perPage),
  [paths.privacy]: sharedResource(documentText, 'privacy', perPage),
} as const

type DocumentPath = keyof typeof documentActors

/** The text for an address. */
export function documentAt(pathname: string): { readonly path: DocumentPath; readonly actor: ResourceActor } {
  const here = pathname.replace(/\/+$/, '')
  const path = here === paths.privacy ? here : paths.agreement
  return { path, actor: documentActors[path]() }
}

/** Which entry is open initially: `i` in the address; the first if missing or out of range (ROUTE-36). */
export function entryAt(wanted: string | undefined, count: number): number {
  const index = /^\d{1,4}$/.test(wanted ?? '') ? Number(wanted) : 0
  return index < count ? index : 0
}
