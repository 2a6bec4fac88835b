import type { deviceCalls } from '../../platform/calls/devices'
import { hashToken } from '../accounts'
import { sessionsOf } from '../devices'
import { Refusal, type HandlerContext, type Handlers } from '../handler'
import { forgetTokens, forgetTokensOf, giveToken, takeToken } from '../remember-tokens'
import { openFor } from './session'

async function shown(context: HandlerContext) {
  const sessions = await sessionsOf(context)
  const own = hashToken(context.caller!.token)
  const before = sessions.find(({ tokenHash }) => tokenHash === own)
  const rest = sessions.filter((one) => one !== before)
  return {
    list: [...(before ? [before] : []), ...rest].map(
      ({ id, tokenHash, device, place, createdAt, lastUsedAt }) => ({
        id,
        current: tokenHash === own,
        name: device,
        place,
        startedAt: createdAt,
        lastUsedAt,
      }),
    ),
    before:
      before?.beforeAt == null
        ? null
        : { at: before.beforeAt, name: before.beforeDevice, place: before.beforePlace },
  }
}

/** Never the token: a leaked list must not give access to the sessions it lists. */
const others = ({ db, caller }: HandlerContext) =>
  db
    .deleteFrom('session')
    .where('memberId', '=', caller!.memberId)
    .where('tokenHash', '!=', hashToken(caller!.token))

export const deviceHandlers = {
  devices: (_, context) => shown(context),

  async endDevice({ id }, context) {
    const { numDeletedRows } = await others(context).where('id', '=', id).executeTakeFirst()
    if (numDeletedRows > 0n)
      await forgetTokensOf(context.db, { memberId: context.caller!.memberId, sessionId: id })
    return shown(context)
  },

  async endOtherDevices(_, context) {
    await others(context).execute()
    await forgetTokens(context.db, context.caller!.memberId)
    return shown(context)
  },

  rememberDevice: async (_, context) => ({ token: await giveToken(context) }),

  async rememberedLogin({ username, token, side }, context) {
    const member = await takeToken(context, username, token)
    if (!member) throw new Refusal(400, 'login.wrong.credentials')
    return openFor(context, member, side)
  },
} satisfies Pick<Handlers, keyof typeof deviceCalls>
