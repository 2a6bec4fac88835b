import { helpCentre } from '../platform/calls/content'
import { userAgreement } from '../platform/calls/documents'
import type { AnswerOf } from '../platform/call'
import { spokenLanguage } from '../i18n/language'
import { ask } from './client'
import { defineResource, sharedResource } from './resource'

export type HelpEntry = AnswerOf<typeof helpCentre>[number]

/** Entries of the help centre in the player's language (HELP-01, WIRE-48). */
export const help = defineResource<readonly HelpEntry[]>(
  (_, signal) => ask(helpCentre, { lang: spokenLanguage(), device: 'MOBILE' }, { signal }),
  (entries) => entries.length === 0,
)
export const helpActor = sharedResource(help, null)

export type Agreement = AnswerOf<typeof userAgreement>

/** The user agreement in the player's language (ROUTE-66). */
export const agreement = defineResource<Agreement>(
  (_, signal) => ask(userAgreement, null, { signal }),
  ({ content }) => content.trim() === '',
)
export const agreementActor = sharedResource(agreement, null)

/** Which entry is open first: `i` of the address, the first one without it or beyond the list (ROUTE-36). */
export function entryAt(wanted: string | null, count: number): number {
  const index = /^\d{1,4}$/.test(wanted ?? '') ? Number(wanted) : 0
  return index < count ? index : 0
}
