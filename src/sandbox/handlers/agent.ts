import type { agentCalls } from '../../platform/calls/agent'
import { startDividends, startSalary } from '../agency/contracts'
import type { ContractOfferTable } from '../db/account'
import { Refusal, type HandlerContext, type Handlers } from '../handler'

type Kind = ContractOfferTable['kind']

/** A stored row of an offer. */
interface Term {
  label: string
  labelTy?: string
  value: string
}

const openOffers = ({ db, caller }: HandlerContext) =>
  db
    .selectFrom('contractOffer')
    .selectAll()
    .where('memberId', '=', caller!.memberId)
    .where('state', '=', 'open')
    .orderBy('id')

/** Accepts or refuses an offer, once. */
async function decide(
  { id, accept }: { id: string; accept: '0' | '1' },
  { db, caller, now }: HandlerContext,
  kind: Kind,
) {
  const result = await db
    .updateTable('contractOffer')
    .set({ state: accept === '1' ? 'accepted' : 'refused' })
    .where('id', '=', id)
    .where('memberId', '=', caller!.memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new Refusal(404, 'contract.not.found')
  if (accept === '1')
    await (kind === 'dividend' ? startDividends(db, id, now()) : startSalary(db, id, kind, now()))
  return null
}

export const agentHandlers = {
  async contractRequests(_, context) {
    const offers = await openOffers(context).execute()
    const request = (kind: Kind) => offers.find((offer) => offer.kind === kind)?.request ?? null
    return {
      dailysalreqtype: request('salary'),
      divtypecompperiodreq: request('dividend'),
      contracthoursalreq: request('hourly'),
    }
  },

  async salaryRequest({ kind }, context) {
    const offer = await openOffers(context).where('kind', '=', kind).executeTakeFirst()
    if (!offer) return null
    return {
      id: offer.id,
      offeredBy: offer.offeredBy,
      rows: (JSON.parse(offer.rows) as Term[]).map(({ label, labelTy, value }) => ({
        label: (context.language === 'TY' && labelTy) || label,
        value,
      })),
    }
  },

  processSalary: (input, context) => decide(input, context, 'salary'),
  processHourly: (input, context) => decide(input, context, 'hourly'),
  processDividend: (input, context) => decide(input, context, 'dividend'),
} satisfies Pick<Handlers, keyof typeof agentCalls>
