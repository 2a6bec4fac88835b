import { assign, setup } from 'xstate'
import { firstLimitsMachine } from '../first-limits/first-limits.machine'
import { onceGuards, type Outcome } from '../send-once/outcome'
import { sendOnceActor } from '../send-once/send-once.machine'
import { typedAmount, type AmountProblem } from '../shared/amount'
import { callActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import type { Failure } from '../shared/failure'
import {
  chosenIn,
  draftOf,
  problemIn,
  requestOf,
  type DepositChoice,
  type DepositDraft,
  type DepositOffer,
  type DepositOrder,
  type DepositRequest,
} from './offer'

interface DepositContext extends DepositChoice {
  /** The amount's problem, once the player has tried to send it. */
  readonly problem: AmountProblem | null
  /** The deposit that was started; null if the page has been reloaded since. */
  readonly order: DepositOrder | null
  /** Number of the deposit the screen is about; null if there is none. */
  readonly number: string | null
  readonly failure: Failure | null
  /** Limits have been offered on this visit. */
  readonly asked: boolean
  /** The promotion added before and to be added again; empty if none. */
  readonly wanted: string
  /** The offer is not from an earlier visit. */
  readonly fresh: boolean
}

export interface DepositInput {
  readonly number: string | null
  /** The player's form contents from before the page was loaded. */
  readonly draft: DepositDraft | null
  /** Known from an earlier visit to the screen. */
  readonly offer: DepositOffer | null
}

type DepositEvent =
  | { type: 'RETRY' }
  | { type: 'AMOUNT'; amount: string }
  | { type: 'METHOD'; id: string }
  | { type: 'ADD_PROMO' }
  | { type: 'DROP_PROMO' }
  | { type: 'SUBMIT' }
  | { type: 'AGAIN' }
  | { type: 'NEW_DEPOSIT' }

/** What is sent; null at the start, when the form is from an earlier visit. */
export const requestIn = (context: DepositContext): DepositRequest | null =>
  context.fresh ? requestOf(context) : null

/** The form as the player left it, with what an earlier visit has loaded. */
export const depositStart = (input: DepositInput): DepositContext => ({
  offer: input.offer,
  fresh: false,
  methodId: input.offer ? chosenIn(input.offer, input.draft?.methodId ?? '') : (input.draft?.methodId ?? ''),
  amount: input.draft?.amount ?? '',
  promo: 'off',
  problem: null,
  order: null,
  number: input.number,
  failure: null,
  asked: false,
  wanted: input.draft?.promoId ?? '',
})

const cleared = { order: null, number: null, failure: null, problem: null }

/** Actors, actions and guards of the deposit form. */
export const depositSetup = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    meta: {} as ChartMeta,
    tags: {} as
      | 'loading'
      | 'renewing'
      | 'late'
      | 'pending'
      | 'form'
      | 'adding'
      | 'begun'
      | 'empty'
      | 'first-limits'
      | 'error',
  },
  actors: {
    loadOffer: callActor<DepositOffer>('loadOffer'),
    acceptPromo: callActor<null, { promoId: string }>('acceptPromo'),
    firstLimits: firstLimitsMachine,
    sendOnce: sendOnceActor<DepositRequest, DepositOrder>(),
  },
  actions: {
    ...effects,
    /** Goes to the provider's page, if the deposit has one. */
    openPayment: (_: unknown, _params: { url: string | null }) => {},
    /** Keeps the number on this phone, so that a reloaded page returns to the deposit. */
    rememberOrder: (_: unknown, _params: { number: string | null }) => {},
    forgetOrder: () => {},
    /** Stores amount, method and promotion for the visit, for this player only. */
    keepDraft: (_: unknown, _params: { draft: DepositDraft }) => {},
    keepOffer: assign(({ context }, { offer }: { offer: DepositOffer }) => ({
      offer,
      fresh: true,
      methodId: chosenIn(offer, context.methodId),
      promo: 'off' as const,
      wanted: offer.promo?.id === context.wanted ? context.wanted : '',
    })),
    keepAmount: assign(({ context }, { amount }: { amount: string }) => ({
      amount: typedAmount(amount, context.offer?.currency ?? ''),
      problem: null,
    })),
    keepMethod: assign(({ context }, { id }: { id: string }) => ({
      methodId: id,
      problem: context.problem && problemIn({ ...context, methodId: id }),
    })),
    keepPromo: assign((_, { promo }: { promo: DepositContext['promo'] }) => ({ promo })),
    keepProblem: assign(({ context }) => ({ problem: problemIn(context) })),
    keepOrder: assign((_, { order }: { order: DepositOrder | null }) => ({
      order,
      number: order?.number ?? null,
      failure: null,
    })),
    startOver: assign(({ context }) => ({
      ...cleared,
      wanted: draftOf(context).promoId || context.wanted,
    })),
    forgetWanted: assign({ wanted: '' }),
    startEmpty: assign({ ...cleared, amount: '', wanted: '' }),
    keepFailure: assign((_, { failure }: { failure: Failure | null }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    keepAsked: assign({ asked: true }),
  },
  guards: {
    ...onceGuards,
    isKnown: ({ context }, { ended }: { ended: Outcome }) =>
      context.offer !== null && !context.fresh && ended.failure === null,
    isFresh: ({ context }) => context.fresh,
    begunBefore: ({ context }) => context.number !== null,
    asksLimit: ({ context }, { offer }: { offer: DepositOffer }) =>
      offer.methods.length > 0 && offer.asksLimit === true && !context.asked,
    hasMethods: (_, { offer }: { offer: DepositOffer }) => offer.methods.length > 0,
    wantsPromo: ({ context }) => context.wanted !== '',
    isOffered: ({ context }, { id }: { id: string }) =>
      context.offer?.methods.some((method) => method.id === id) === true,
    hasPromo: ({ context }) => context.offer?.promo != null && context.promo !== 'on',
    isFine: ({ context }) => problemIn(context) === null,
    wasBegunNow: (_, { ended }: { ended: Outcome }) => ended.outcome === 'accepted',
    /** Nothing was started, and the form is unchanged. */
    formStands: ({ context }, { ended: { failure } }: { ended: Outcome }) =>
      context.offer !== null && failure !== null && failure.code !== 'terms-changed',
  },
})
