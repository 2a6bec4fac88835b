import type { AccountKind } from '../open-account/form'
import type { Rate, TypedRates } from '../open-account/rates'
import type { Failure } from '../shared/failure'

/** An invitation link of an agent: whoever registers with it joins his team. */
export interface AffiliateUrl {
  readonly id: string
  readonly code: string
  /** The whole address of the registration with this link. */
  readonly link: string
  readonly kind: AccountKind
  readonly rates: readonly Rate[]
  /** The agent's own words about it. */
  readonly note: string
  /** Accounts that have been opened with it. */
  readonly joined: number
  /** Milliseconds UTC. */
  readonly createdAt: number
  /** Key of the intent that made it. */
  readonly requestId: string
}

/** A link as the agent means it. */
export interface LinkDraft {
  readonly kind: AccountKind
  readonly note: string
  readonly rates: TypedRates
}

/** Longest note, characters. */
export const longestNote = 40

export const emptyDraft: LinkDraft = { kind: 'member', note: '', rates: {} }

/** An agent's links, and the rates that he has himself. */
export interface LinksKit {
  readonly links: readonly AffiliateUrl[]
  readonly own: readonly Rate[]
}

export interface NewLink {
  readonly requestId: string
  readonly kind: AccountKind
  readonly note: string
  readonly rates: readonly Rate[]
}

export interface AffiliateLinksContext extends LinksKit {
  readonly draft: LinkDraft
  readonly badRates: readonly string[]
  /** Key of the link that is being made. */
  readonly requestId: string
  /** The link that is copied, passed on or to be deleted. */
  readonly chosen: string
  readonly canShare: boolean
  readonly failure: Failure | null
}

export type AffiliateLinksEvent =
  | { type: 'RETRY' }
  | { type: 'NEW' }
  | { type: 'CLOSE' }
  | { type: 'TYPE_NOTE'; value: string }
  | { type: 'TYPE_RATE'; category: string; value: string }
  | { type: 'CHOOSE_KIND'; kind: AccountKind }
  | { type: 'CREATE'; requestId: string }
  | { type: 'COPY'; id: string }
  | { type: 'SHARE'; id: string }
  | { type: 'DELETE'; id: string }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }

/** A link, for trying the chart. */
export const sampleLink: AffiliateUrl = {
  id: 'l1',
  code: 'TITA77',
  link: 'https://perya.example/m/register?code=TITA77',
  kind: 'member',
  rates: [{ category: 'RNG', rate: '0.50' }],
  note: 'Barangay group',
  joined: 3,
  createdAt: 1_750_000_000_000,
  requestId: 'intent-0',
}
