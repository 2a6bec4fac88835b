import { setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { categoryPage, gamePage, isLotteryPlay, lotteryPage, type LaunchInput } from './launch'

/** What a tap on a game or a vendor leads to. It decides at once; the picture is the rule book. */
export const gameLaunchMachine = setup({
  types: {
    context: {} as LaunchInput,
    input: {} as LaunchInput,
    meta: {} as ChartMeta,
  },
  actions: effects,
  guards: {
    isGuest: ({ context }) => context.role === 'guest',
    isVietnamLottery: ({ context }) => context.target.vendor === 'TCG_LOTTO_VN',
    isSeaLottery: ({ context }) => context.target.vendor === 'TCG_SEA',
    isLotteryPlay: ({ context }) => isLotteryPlay(context.target),
    isWebApp: ({ context }) => context.webAppVendors.includes(context.target.vendor),
    isSlotVendor: ({ context }) => context.target.category === 'RNG' && !context.target.gameId,
  },
}).createMachine({
  id: 'game-launch',
  description: 'Where a tap on a game or a vendor leads.',
  options,
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Goes through the rules from top to bottom; the first that fits wins.',
      meta: { rows: ['LAUNCH-01', 'LAUNCH-08'] },
      always: [
        { guard: 'isGuest', target: 'login', description: 'Nobody is signed in.' },
        { guard: 'isVietnamLottery', target: 'lottery', description: 'Vendor TCG_LOTTO_VN.' },
        { guard: 'isSeaLottery', target: 'seaLottery', description: 'Vendor TCG_SEA.' },
        { guard: 'isLotteryPlay', target: 'lotteryPlay', description: 'Vendor LOTT or ELOTT.' },
        {
          guard: 'isWebApp',
          target: 'categoryPage',
          description: 'A vendor whose games open like a web app.',
        },
        { guard: 'isSlotVendor', target: 'vendorPage', description: 'A slots vendor, not a single game.' },
        { target: 'game', description: 'Anything else.' },
      ],
    },
    login: {
      type: 'final',
      description: 'The login screen, and afterwards back to where the player was.',
      meta: { rows: ['LAUNCH-01', 'SESSION-13', 'MENU-15'], screen: '/m/login' },
      entry: { type: 'goTo', params: ({ context }) => ({ to: '/m/login', query: { next: context.from } }) },
    },
    lottery: {
      type: 'final',
      description: 'The lottery, in the current prize mode.',
      meta: { rows: ['LAUNCH-02', 'LAUNCH-11'], screen: '/m/launchGame' },
      entry: {
        type: 'goTo',
        params: ({ context }) => lotteryPage(context, { prize_mode: context.prizeMode }),
      },
    },
    seaLottery: {
      type: 'final',
      description: 'The lottery in prize mode SEA.',
      meta: { rows: ['LAUNCH-03', 'LAUNCH-11'], screen: '/m/launchGame' },
      entry: { type: 'goTo', params: ({ context }) => lotteryPage(context, { prize_mode: 'SEA' }) },
    },
    lotteryPlay: {
      type: 'final',
      description: 'The lottery, traditional or entertainment style.',
      meta: { rows: ['LAUNCH-04', 'LAUNCH-05', 'LAUNCH-11', 'MENU-14'], screen: '/m/launchGame' },
      entry: {
        type: 'goTo',
        params: ({ context }) =>
          lotteryPage(context, { playType: context.lottoMode.includes('Entertainment') ? 'ent' : 'trad' }),
      },
    },
    categoryPage: {
      type: 'final',
      description: 'The list of games of that category.',
      meta: { rows: ['LAUNCH-06', 'LAUNCH-12'], screen: '/m/gameList' },
      entry: { type: 'goTo', params: ({ context }) => categoryPage(context.target.category) },
    },
    vendorPage: {
      type: 'final',
      description: 'The list of that vendor’s slots.',
      meta: { rows: ['LAUNCH-07'], screen: '/m/gameList' },
      entry: {
        type: 'goTo',
        params: ({ context: { target } }) => categoryPage(target.category, target.vendor),
      },
    },
    game: {
      type: 'final',
      description: 'The game itself, with free play where it is supported.',
      meta: { rows: ['LAUNCH-08', 'LAUNCH-09', 'LAUNCH-10'], screen: '/m/launchGame' },
      entry: { type: 'goTo', params: ({ context }) => gamePage(context) },
    },
  },
})
