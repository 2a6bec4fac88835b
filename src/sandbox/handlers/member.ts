import type { memberCalls } from '../../platform/calls/member'
import { memberOf } from '../accounts'
import { settleDividends } from '../agency/dividends'
import { settleSalaries } from '../agency/salaries'
import { icons } from '../world/avatars'
import { avatar } from '../world/pictures'
import { currency, formatMinor, walletsOf } from '../db/money'
import { Refusal, type Handlers } from '../handler'
import { askAbout } from '../requests'
import { standingOf } from '../rewards/club'

export const memberHandlers = {
  async memberInfo(_, context) {
    const member = await memberOf(context)
    return {
      id: member.id,
      account: member.username,
      userName: member.username,
      type: member.type,
      regDate: member.registeredAt,
      vipLabel: (await standingOf(context.db, member.id)).label,
      toUpline: member.upline !== null,
      lastLogin: member.previousLogin,
    }
  },

  async memberIcon(_, context) {
    const { icon } = await memberOf(context)
    return { icon, url: avatar(`icon ${icon}`) }
  },

  memberEmail: async (_, context) => ({ email: (await memberOf(context)).email }),
  memberPayeeName: async (_, context) => ({ payeeName: (await memberOf(context)).payeeName }),
  memberNickname: async (_, context) => ({ nickname: (await memberOf(context)).nickname }),

  async setHeadIcon({ icon }, { db, caller }) {
    if (!icons.includes(icon)) throw new Refusal(400, 'request.invalid')
    await db.updateTable('member').set({ icon }).where('id', '=', caller!.memberId).execute()
    return null
  },

  headIcon: async (_, context) => ({
    icon: (await memberOf(context)).icon,
    choices: icons,
    pictures: Object.fromEntries(icons.map((icon) => [icon, avatar(`icon ${icon}`)])),
  }),

  /** Everything the member has, in whichever wallet. */
  async walletBalance(_, context) {
    const { db, caller } = context
    await settleDividends(context)
    await settleSalaries(context)
    const wallets = await walletsOf(db, caller!.memberId)
    return { sumBalance: formatMinor(wallets.reduce((sum, { minor }) => sum + minor, 0)), currency }
  },

  async merchantWallet(_, { db, caller }) {
    const wallets = await walletsOf(db, caller!.memberId)
    return {
      currency,
      wallets: wallets
        .filter(({ vendor }) => vendor !== 'MAIN')
        .map(({ vendor, minor }) => ({ vendor, balance: formatMinor(minor) })),
    }
  },

  async requestOutcome({ requestId }, { db, caller, now }) {
    const known = await askAbout(db, caller!.memberId, requestId, now())
    const { number } = (known?.outcome ?? {}) as { number?: string }
    return { done: known !== null, number }
  },
} satisfies Pick<Handlers, keyof typeof memberCalls>
