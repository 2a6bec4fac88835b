import { createActor, waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'
import type { CallName } from '../../src/platform/contract'

/** A block of a screen, as its chart or list has it. */
export interface Block {
  /** The calls it is made from; another block may use the same. */
  readonly calls: readonly CallName[]
  /** Starts its data source; resolves once it has settled, with whether there is something to show. */
  readonly isThere: () => Promise<boolean>
}

const has = (actor: AnyActorRef, tag: string) =>
  (actor.getSnapshot() as AnyMachineSnapshot).hasTag(tag as never)

/** Waits until nothing is pending. */
async function reachedIn(actor: AnyActorRef, pending = 'pending'): Promise<AnyActorRef> {
  await waitFor(actor as never, () => !has(actor, pending), { timeout: 10_000 })
  return actor
}

const without = async (fault: string, actor: AnyActorRef, pending?: string) =>
  !has(await reachedIn(actor, pending), fault)
const withTag = async (tag: string, actor: AnyActorRef) => has(await reachedIn(actor), tag)
const contextOf = async <Context>(actor: AnyActorRef) =>
  (await reachedIn(actor)).getSnapshot().context as Context
const run = (actor: AnyActorRef): AnyActorRef => {
  actor.start()
  return actor
}

const home = () => import('../../src/flows/home/home')
const winners = () => import('../../src/flows/home/winners')
const root = () => import('../../src/flows/core/root')
const centre = async () => {
  const { memberCentreFlow } = await import('../../src/flows/member/member-centre')
  return run(createActor(memberCentreFlow, { input: { signedIn: true, kept: null } }))
}
const factsOf = async () =>
  (await contextOf<{ facts: Record<string, unknown> | null }>(await centre())).facts ?? {}
const withdrawal = async () => {
  const { withdrawFlow, withdrawInput } = await import('../../src/flows/cash/withdraw')
  return run(createActor(withdrawFlow, { input: withdrawInput() }))
}
const depositing = async () => {
  const { depositFlow } = await import('../../src/flows/cash/deposit')
  return run(createActor(depositFlow, { input: { number: null, draft: null, offer: null } }))
}

const jackpot: Block = {
  calls: ['jackpotPool'],
  isThere: async () => withTag('pool', (await import('../../src/flows/home/jackpot')).jackpotActor()),
}
const favourites: Block = {
  calls: ['favouriteIds'],
  isThere: async () => {
    const { startFavourites } = await import('../../src/flows/games/favourites-flow')
    const actor = await reachedIn(startFavourites())
    return (actor.getSnapshot().context as { ids: readonly string[] }).ids.length > 0
  },
}

/** The screens seen by this gateway’s players, block by block. */
export const blocks: Readonly<Record<string, Readonly<Record<string, Block>>>> = {
  home: {
    menu: {
      calls: ['vendors'],
      isThere: async () => without('menu-error', (await home()).homeActor(), 'menu-pending'),
    },
    games: { calls: ['hotGames'], isThere: async () => without('error', (await home()).homeActor()) },
    news: {
      calls: ['announcements'],
      isThere: async () => without('error', (await home()).homeContentActor()),
    },
    jackpot,
    matches: {
      calls: ['hotMatches'],
      isThere: async () => without('error', (await import('../../src/flows/games/matches')).matchesActor()),
    },
    winners: { calls: ['winners'], isThere: async () => without('error', (await winners()).winnersActor()) },
    favourites,
    // Last, as it leaves the hot games.
    booth: {
      calls: ['gameList'],
      isThere: async () => {
        const { chooseCategory, homeActor } = await home()
        chooseCategory('RNG')
        return withTag('games', homeActor())
      },
    },
  },
  'every screen': {
    balance: {
      calls: ['walletBalance'],
      isThere: async () => {
        const wallet = (await root()).walletActor() as AnyActorRef
        return (await contextOf<{ balance: unknown }>(wallet)).balance !== null
      },
    },
    badges: {
      calls: ['availablePromotions'],
      isThere: async () =>
        without('error', (await import('../../src/flows/member/promotions')).promotionsActor()),
    },
    // For a guest, and a member without contracts: nothing is shown, whatever the answer.
    contracts: {
      calls: [],
      isThere: async () => {
        const { startContractPrompt } = await import('../../src/flows/agency/contracts')
        const session = (await root()).currentSession()
        return session !== null && !has(await reachedIn(startContractPrompt(session, () => {})), 'open')
      },
    },
    // The settings contain them, too.
    flags: {
      calls: [],
      isThere: async () => (await root()).currentFlags().DIRECTREG3 === '1',
    },
  },
  members: {
    name: { calls: ['memberInfo'], isThere: async () => 'info' in (await factsOf()) },
    // They are shown next to the name, in one block.
    picture: { calls: ['memberInfo', 'memberIcon'], isThere: async () => Boolean((await factsOf()).picture) },
    club: { calls: ['memberInfo', 'clubBenefit'], isThere: async () => Boolean((await factsOf()).club) },
    unread: { calls: ['memberInfo', 'unreadCount'], isThere: async () => (await factsOf()).unread != null },
  },
  deposit: {
    form: { calls: ['depositBanksByVendor'], isThere: async () => withTag('form', await depositing()) },
    promotion: {
      calls: ['depositPromoList'],
      isThere: async () => {
        const { offer } = await contextOf<{ offer: { promo: unknown } | null }>(await depositing())
        return Boolean(offer?.promo)
      },
    },
  },
  withdraw: {
    form: {
      calls: ['hasWithdrawalPassword', 'bankCards'],
      isThere: async () => !has(await reachedIn(await withdrawal()), 'error'),
    },
    vendors: {
      calls: ['merchantWallet'],
      isThere: async () => {
        type Options = { options: { heldByVendors: unknown } | null }
        return (await contextOf<Options>(await withdrawal())).options?.heldByVendors != null
      },
    },
  },
  winners: {
    jackpot,
    ranking: { calls: ['rankList'], isThere: async () => without('error', (await winners()).ranksActor()) },
    winners: { calls: ['winners'], isThere: async () => without('error', (await winners()).winnersActor()) },
  },
  login: {
    form: {
      calls: [],
      isThere: async () => {
        const { loginFlow } = await import('../../src/flows/account/login')
        const input = { username: '', side: 'member', next: null, tabs: true, cooldownUntil: null } as const
        return withTag('form', run(createActor(loginFlow, { input })))
      },
    },
  },
  register: {
    form: {
      calls: ['registerRules', 'registerSettings', 'countries'],
      isThere: async () => {
        const { affiliateLink, registerFlow } = await import('../../src/flows/account/register')
        const input = {
          environment: { hostname: 'perya.test', registerMethod: 'H5' as const },
          link: affiliateLink({}),
          cooldownUntil: null,
          next: null,
          formSetup: null,
        }
        return withTag('form', run(createActor(registerFlow, { input })))
      },
    },
  },
  gameList: {
    favourites,
    menu: {
      calls: ['vendors'],
      isThere: async () => {
        const { loadMenu } = await import('../../src/flows/games/lobby')
        return loadMenu().then(
          () => true,
          () => false,
        )
      },
    },
    games: {
      calls: ['gameList'],
      isThere: async () => {
        const { choiceOf, gamesActor } = await import('../../src/flows/games/game-list')
        return without('error', gamesActor(choiceOf({ gameType: 'RNG' })))
      },
    },
  },
  depositHistory: {
    list: {
      calls: ['depositTransactioNReport'],
      isThere: async () => {
        const { depositHistory } = await import('../../src/flows/records/deposit-history')
        return without('error', depositHistory.list({ days: 7, kind: null }))
      },
    },
  },
  withdrawReport: {
    list: {
      calls: ['withdrawReport'],
      isThere: async () => {
        const { withdrawals } = await import('../../src/flows/records/withdraw-record')
        return without('error', withdrawals.list({ days: 7, kind: null }))
      },
    },
  },
  launchGame: {
    game: {
      calls: ['launchGame'],
      isThere: async () => {
        const { gameRoomFlow } = await import('../../src/flows/games/game-room')
        const room = createActor(gameRoomFlow, { input: { query: { nodeId: '71', vendor: 'MILL' } } })
        return has(await reachedIn(run(room), 'opening'), 'frame')
      },
    },
  },
}
