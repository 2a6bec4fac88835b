import { assign, setup } from 'xstate'
import { sendOnceActor } from '../send-once/send-once.machine'
import {
  amountTyped,
  begun,
  emptyPinForm,
  isPin,
  noMessages,
  onceWithPinGuards,
  pinForgotten,
  pinTyped,
  type PinForm,
} from '../send-once/with-pin'
import { typedMoney, typedText } from '../shared/amount'
import { callActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept } from '../shared/failure'
import type { Money } from '../shared/money'
import {
  cardFor,
  maxOf,
  mustBetFirst,
  restOf,
  withdrawProblem,
  type WithdrawOptions,
  type Withdrawal,
  type WithdrawRequest,
} from './options'

interface WithdrawContext extends PinForm {
  readonly options: WithdrawOptions | null
  /** The options are not from an earlier visit. */
  readonly fresh: boolean
  readonly cardId: string
  readonly result: Withdrawal | null
}

type WithdrawEvent =
  | { type: 'RETRY' }
  | { type: 'PIN_SET' }
  | { type: 'CARD_ADDED' }
  | { type: 'CHOOSE_CARD'; cardId: string }
  | { type: 'TYPE'; value: string }
  | { type: 'ALL' }
  | { type: 'ADD_CARD' }
  | { type: 'NEXT' }
  | { type: 'CANCEL' }
  | { type: 'TYPE_PIN'; value: string }
  | { type: 'CONFIRM' }
  | { type: 'STEP_TAKEN' }
  | { type: 'AGAIN' }

/** What the player has filled in; the withdrawal password is not part of it. */
export type WithdrawDraft = Pick<WithdrawContext, 'cardId' | 'amount'>

interface WithdrawInput {
  /** Known from an earlier visit to the screen. */
  readonly options: WithdrawOptions | null
  /** As the player left the form on an earlier visit. */
  readonly draft: WithdrawDraft | null
}

/** The form as an earlier visit left it, if everything was set up then; what was missing may be there by now. */
export function withdrawStart({ options, draft }: WithdrawInput): WithdrawContext {
  const known = options?.hasPin === true && options.cards.length > 0 ? options : null
  const cardId = known ? cardFor(known, draft?.cardId ?? '') : ''
  const amount = draft?.amount ?? ''
  return { options: known, fresh: false, cardId, ...emptyPinForm, amount, result: null }
}

/** What is kept of the form. */
export const draftOf = ({ cardId, amount }: WithdrawDraft): WithdrawDraft => ({ cardId, amount })

/** What is sent once confirmed; null before. */
export const requestOf = ({ cardId, amount, options, pin }: WithdrawContext): WithdrawRequest | null =>
  options && isPin(pin)
    ? { cardId, amount: typedMoney(amount, options.terms.currency), fee: options.terms.fee, pin }
    : null

/** Actors, actions and guards of the withdrawal. */
export const withdrawSetup = setup({
  types: {
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    input: {} as WithdrawInput,
    meta: {} as ChartMeta,
    tags: {} as
      | 'loading'
      | 'renewing'
      | 'late'
      | 'first-pin'
      | 'first-card'
      | 'adding-card'
      | 'pending'
      | 'form'
      | 'asking'
      | 'step'
      | 'error'
      | 'done',
  },
  actors: {
    loadOptions: callActor<WithdrawOptions>('loadOptions'),
    sendOnce: sendOnceActor<WithdrawRequest, Withdrawal>(),
  },
  actions: {
    ...effects,
    /** Passes destination and amount to the second step; the platform's proof is valid for nothing else. */
    beginStep: (_: unknown, _params: { cardId: string; amount: Money }) => {},
    keepDraft: (_: unknown, _params: { draft: WithdrawDraft }) => {},
    /** Money is set aside: reloads the balances, and the form is empty on the next visit. */
    moneyMoved: () => {},
    keepOptions: assign(({ context }, { options }: { options: WithdrawOptions }) => ({
      options,
      fresh: true,
      cardId: cardFor(options, context.cardId),
    })),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId, failure: null, notDone: false })),
    sayResting: assign(({ context }) => ({
      failure: { code: 'card-resting' as const, until: restOf(context.options, context.cardId) ?? 0 },
      notDone: false,
    })),
    typeAmount: assign(({ context }, { value }: { value: string }) =>
      amountTyped(value, context.options?.terms.currency ?? ''),
    ),
    takeAll: assign(({ context }) => ({
      ...noMessages,
      amount: context.options ? typedText(maxOf(context.options.terms)) : '',
    })),
    showProblem: assign({ problem: ({ context }) => withdrawProblem(context.options, context.amount) }),
    begin: assign(begun),
    typePin: assign(pinTyped),
    missPin: assign({ pinMissing: true }),
    forgetPin: assign(pinForgotten),
    forgetFailure: assign({ failure: null, notDone: false }),
    keepFailure: assign(failureKept),
    noteNotDone: assign({ notDone: true }),
    keepResult: assign((_, { result }: { result: Withdrawal | null }) => ({ result, failure: null })),
    startOver: assign({ amount: '', result: null }),
  },
  guards: {
    ...onceWithPinGuards,
    isKnown: ({ context }) => context.options !== null && !context.fresh,
    isFresh: ({ context }) => context.fresh,
    needsPin: ({ context }) => context.options?.hasPin === false,
    needsCard: ({ context }) => context.options?.cards.length === 0,
    knowsCard: ({ context }, { cardId }: { cardId: string }) =>
      context.options?.cards.some(({ id }) => id === cardId) === true,
    cardRests: ({ context }) => restOf(context.options, context.cardId) !== undefined,
    betFirst: ({ context }) => mustBetFirst(context.options),
    wrongAmount: ({ context }) => withdrawProblem(context.options, context.amount) !== null,
    asksStep: ({ context }) => context.options?.secondStep === 'wanted',
    lacksStep: ({ context }) => context.options?.secondStep === 'missing',
  },
})
