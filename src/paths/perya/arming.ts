import { contract, type CallName } from '../../platform/contract'
import { codeOfStatus } from '../../platform/errors'
import { codesOf, refusalCodes } from '../../platform/refusals'
import { meaningOf, serverCodes } from '../../platform/server-codes'
import { arrangedWords } from '../../sandbox/control/arranged'
import type { Project } from '../export/project'
import type { Json } from '../model'
import type { Armed } from '../run/on-screen'

type Fields = Readonly<Record<string, Json>>

/** Whether the client asks a second time by itself when it gets this. */
const asksAgain = (call: string, { kind, status }: Armed) =>
  Object.hasOwn(contract, call) &&
  contract[call as CallName].retry &&
  (kind === 'status' ? Number(status) >= 500 : kind !== 'hold' && kind !== 'hang')

const wanted = 'second.step.wanted'

/** The refusal by which the platform says this failure of a call. */
function refusalOf(call: string, failure: Fields): Armed | undefined {
  const codes = codesOf(call)
  const code =
    codes.find((one) => serverCodes[one] === failure['code']) ??
    (failure['code'] === 'not-found' ? codes.find((one) => refusalCodes[one][0] === 404) : undefined)
  // A login begins the second step itself: it is wanted of a player who has one, and of nobody else.
  if (code === undefined || (call === 'login' && code === wanted)) return undefined
  return { kind: 'status', call, code, ...(failure['captcha'] === true ? { captcha: true } : {}) }
}

/** What the app makes of a fault: of a status without a code, the sandbox makes one. */
function heard({ kind, code, status }: Armed): Fields {
  if (kind === 'hang') return { code: 'timeout' }
  if (kind !== 'status') return { code: kind === 'commit-then-drop' ? 'offline' : 'bad-answer' }
  return { ...meaningOf(String(code ?? `status.${String(status)}`), codeOfStatus(Number(status))) }
}

/** How the sandbox is told what to answer. */
export const arming: Project['arming'] = {
  page: 'http://localhost:4173/__sandbox/',
  asksAgain,
  patience: ['phone', { patient: true }],
  refusalOf,
  isOfTab: (list) =>
    list.some(([action, body]) => action === 'phone' && (body as Fields)['session'] !== undefined),
  arrangedWords: (list, language) =>
    arrangedWords(
      list.map(([action, body]) => [action, body]),
      language,
    ),
  heard,
  isOfPlayer: ({ code }) => code === wanted,
}
