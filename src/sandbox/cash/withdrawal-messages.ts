import type { Kysely, Selectable } from 'kysely'
import type { RefusalReason } from '../../platform/calls/withdraw'
import { writePesos } from '../db/money'
import type { Tables } from '../db/tables'
import type { WithdrawalTable } from '../db/withdraw'

/**
 * Messages about a completed withdrawal: its outcome and, if it was returned, the reason and the next step.
 */

/** The reason and the next step, in both languages; next is a link into the site. */
const reasons: Readonly<Record<RefusalReason, readonly [en: string, ty: string]>> = {
  'account-name': [
    'The bank account is not in your name. Add an account in your own name on the <a href="/m/withdraw">withdraw screen</a> and ask again.',
    'Wala sa pangalan mo ang bank account. Magdagdag ng account na nasa pangalan mo sa <a href="/m/withdraw">withdrawal</a> at humiling ulit.',
  ],
  'account-number': [
    'The bank does not know the account number. Add the right account on the <a href="/m/withdraw">withdraw screen</a> and ask again.',
    'Hindi kilala ng bangko ang account number. Idagdag ang tamang account sa <a href="/m/withdraw">withdrawal</a> at humiling ulit.',
  ],
  bank: [
    'The bank did not take it. Ask again <a href="/m/withdraw">later</a>, or choose another bank.',
    'Hindi ito tinanggap ng bangko. Humiling ulit <a href="/m/withdraw">mamaya</a>, o pumili ng ibang bangko.',
  ],
  review: [
    'We have questions first. <a href="/m/service">Customer service</a> knows which, by the number of the withdrawal.',
    'May mga tanong muna kami. Alam ng <a href="/m/service">customer service</a> kung ano, gamit ang numero ng withdrawal.',
  ],
}

/** Writes to the owner of a withdrawal that was sent, or returned with a reason. */
export async function writeAboutWithdrawal(
  db: Kysely<Tables>,
  row: Pick<Selectable<WithdrawalTable>, 'memberId' | 'minor' | 'fee' | 'bankName' | 'lastDigits'>,
  number: string,
  reason: RefusalReason | null,
  at: number,
): Promise<void> {
  const { memberId, minor, fee, bankName, lastDigits } = row
  const whole = writePesos(minor)
  const sent = writePesos(minor - fee)
  const [why, bakit] = reason === null ? ['', ''] : reasons[reason]
  const text =
    reason === null
      ? {
          titleEn: `${sent} was sent to your bank`,
          titleTy: `Naipadala na ang ${sent} sa bangko mo`,
          contentEn: `<p>To ${bankName}, account ending in <strong>${lastDigits}</strong>. Number ${number}.</p>`,
          contentTy: `<p>Sa ${bankName}, account na nagtatapos sa <strong>${lastDigits}</strong>. Numero ${number}.</p>`,
        }
      : {
          titleEn: `Your withdrawal of ${whole} was given back`,
          titleTy: `Ibinalik ang withdrawal mong ${whole}`,
          contentEn: `<p>${why}</p><p>The whole amount is in your balance again. Number ${number}.</p>`,
          contentTy: `<p>${bakit}</p><p>Nasa balanse mo na ulit ang buong halaga. Numero ${number}.</p>`,
        }
  await db
    .insertInto('inbox')
    .values({ ...text, memberId, sentAt: at, readAt: null })
    .execute()
}
