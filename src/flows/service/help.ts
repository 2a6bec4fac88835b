import { helpCentre } from '../../platform/calls/content'
import { userAgreement } from '../../platform/calls/documents'
import type { AnswerOf } from '../../platform/call'
import { spokenLanguage } from '../../i18n/language'
import { call } from '../core/client'
import { perPage } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'

export type HelpEntry = AnswerOf<typeof helpCentre>[number]

/** Entries of the help centre in the player's language (HELP-01, WIRE-48). */
export const help = defineResource<readonly HelpEntry[]>(
  (_, signal) => call(helpCentre, { lang: spokenLanguage(), device: 'MOBILE' }, { signal }),
  (entries) => entries.length === 0,
)
export const helpActor = sharedResource(help, null, perPage)

export type Agreement = AnswerOf<typeof userAgreement>

/** The user agreement in the player's language (ROUTE-66). */
export const agreement = defineResource<Agreement>(
  (_, signal) => call(userAgreement, null, { signal }),
  ({ content }) => content.trim() === '',
)
export const agreementActor = sharedResource(agreement, null, perPage)

/** Which entry is open first: `i` in the address; the first one if it is missing or out of range (ROUTE-36). */
export function entryAt(wanted: string | undefined, count: number): number {
  const index = /^\d{1,4}$/.test(wanted ?? '') ? Number(wanted) : 0
  return index < count ? index : 0
}
