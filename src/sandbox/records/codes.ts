import type { AccountSide, MovementKind } from '../../platform/calls/records'

/** A transaction code: its name, and the ledger's reasons for it. */
interface TxCode {
  readonly code: string
  readonly kind: MovementKind
  readonly reasons: readonly string[]
  readonly name: { readonly EN: string; readonly TY: string }
}

const entry = (
  code: string,
  kind: MovementKind,
  reasons: readonly string[],
  EN: string,
  TY: string,
): TxCode => ({
  code,
  kind,
  reasons,
  name: { EN, TY },
})

/** Every code; a movement with an unknown reason is an adjustment. */
export const txCodes: readonly TxCode[] = [
  entry('1001', 'deposit', ['deposit'], 'Deposit', 'Deposito'),
  entry('1002', 'bonus', ['deposit-bonus'], 'Deposit bonus', 'Bonus sa deposito'),
  entry('1101', 'withdrawal', ['withdraw', 'withdrawal'], 'Withdrawal', 'Withdrawal'),
  entry('1102', 'withdrawal', ['withdraw-refused'], 'Withdrawal given back', 'Ibinalik na withdrawal'),
  entry('1201', 'game', ['bet'], 'Bet', 'Taya'),
  entry('1202', 'game', ['bet-payout'], 'Came back from a game', 'Bumalik mula sa laro'),
  entry('1203', 'game', ['bet-void'], 'Cancelled bet', 'Kinanselang taya'),
  entry('1211', 'game', ['lottery.bet'], 'Lottery ticket', 'Tiket sa lotto'),
  entry('1212', 'game', ['lottery.won'], 'Lottery prize', 'Premyo sa lottery'),
  entry('1213', 'game', ['lottery.cancelled'], 'Lottery ticket taken back', 'Binawing tiket sa lottery'),
  entry('1301', 'bonus', ['reward'], 'Reward', 'Gantimpala'),
  entry('1302', 'bonus', ['mission'], 'Mission reward', 'Gantimpala sa misyon'),
  entry('1303', 'bonus', ['referral.reward'], 'Reward for a friend', 'Gantimpala sa kaibigan'),
  entry('1401', 'rebate', ['rebate'], 'Rebate', 'Rebate'),
  entry('1501', 'transfer', ['transfer-up'], 'Transfer to upline', 'Lipat sa upline'),
  entry('1502', 'transfer', ['transfer-from-upline'], 'Transfer from upline', 'Lipat mula sa upline'),
  entry('1601', 'team', ['transfer-from-downline'], 'Transfer from the team', 'Lipat mula sa team'),
  entry('1602', 'team', ['transfer-down'], 'Transfer to the team', 'Lipat sa team'),
  entry('1603', 'rebate', ['agent-rebate'], 'Agent rebate', 'Rebate ng agent'),
  entry('1604', 'salary', ['salary'], 'Salary', 'Suweldo'),
  entry('1605', 'dividend', ['dividend'], 'Dividend', 'Dibidendo'),
  entry('1901', 'other', ['opening'], 'Opening balance', 'Panimulang balanse'),
  entry('1902', 'other', ['play-money'], 'Play money', 'Perang panlaro'),
  entry('1999', 'other', ['control'], 'Adjustment', 'Pagsasaayos'),
]

const adjustment = txCodes.at(-1)!

/** Prefix of codes for an agent's dealings with the team. */
const agentPrefix = '16'

/** The codes of one side; the member's side has all of them, as it covers every movement. */
export const codesOf = (types: AccountSide): readonly TxCode[] =>
  types === 'M' ? txCodes : txCodes.filter(({ code }) => code.startsWith(agentPrefix))

const byReason = new Map(txCodes.flatMap((one) => one.reasons.map((reason) => [reason, one] as const)))

/** The code for a ledger reason. */
export const codeFor = (reason: string): TxCode => byReason.get(reason) ?? adjustment

/** Every reason of a kind, on one side. */
export function reasonsOf(types: AccountSide, kind?: MovementKind): readonly string[] {
  return codesOf(types)
    .filter((one) => kind === undefined || one.kind === kind)
    .flatMap(({ reasons }) => reasons)
}
