import type { AccountKind } from '../open-account/form'
import type { Rate, TypedRates } from '../open-account/rates'
import type { Failure } from '../shared/failure'

/** An agent's invitation link: those who register with it join the agent's team. */
export interface AffiliateUrl {
  readonly id: string
  readonly code: string
  /** The full address of the registration with this link. */
  readonly link: string
  readonly kind: AccountKind
  readonly rates: readonly Rate[]
  /** The agent's own note. */
  readonly note: string
  /** Accounts opened with it. */
  readonly joined: number
  /** Milliseconds UTC. */
  readonly createdAt: number
}

/** A link as the agent fills it in. */
interface LinkDraft {
  readonly kind: AccountKind
  readonly note: string
  readonly rates: TypedRates
}

/** Longest note, in characters. */
export const longestNote = 40

export const emptyDraft: LinkDraft = { kind: 'member', note: '', rates: {} }

/** An agent's links and their own rates. */
export interface LinksSetup {
  readonly links: readonly AffiliateUrl[]
  readonly own: readonly Rate[]
}

/** What is sent: a link as filled in, or the one to delete. */
export type LinkChange =
  | {
      readonly what: 'made'
      readonly kind: AccountKind
      readonly note: string
      readonly rates: readonly Rate[]
    }
  | { readonly what: 'deleted'; readonly id: string }

/** The new link; true if the platform only says that it was done. */
export type MadeLink = AffiliateUrl | true

export interface AffiliateLinksContext extends LinksSetup {
  readonly draft: LinkDraft
  readonly badRates: readonly string[]
  /** What was confirmed, until it is settled. */
  readonly change: LinkChange | null
  /** The link to copy, share or delete. */
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
  | { type: 'CREATE' }
  | { type: 'COPY'; id: string }
  | { type: 'SHARE'; id: string }
  | { type: 'DELETE'; id: string }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }

/** A sample link for cases and tests. */
export const sampleLink: AffiliateUrl = {
  id: 'l1',
  code: 'TITA77',
  link: 'https://perya.example/m/register?code=TITA77',
  kind: 'member',
  rates: [{ category: 'RNG', rate: '0.50' }],
  note: 'Barangay group',
  joined: 3,
  createdAt: 1_750_000_000_000,
}
