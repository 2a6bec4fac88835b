import { setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { addressOf, to } from '../shared/address'
import * as paths from '../shared/paths'
import { pageOf, ruleOf, type LaunchInput } from './launch'

/** Decides at once where a tap on a game or a vendor leads, by the launch rules. */
export const gameLaunchMachine = setup({
  types: {
    context: {} as LaunchInput,
    input: {} as LaunchInput,
    meta: {} as ChartMeta,
  },
  actions: effects,
  guards: {
    isGuest: ({ context }) => context.role === 'guest',
    isVietnamLottery: ({ context }) => ruleOf(context) === 'lottery',
    isSeaLottery: ({ context }) => ruleOf(context) === 'seaLottery',
    isLotteryPlay: ({ context }) => ruleOf(context) === 'lotteryPlay',
    isWebApp: ({ context }) => ruleOf(context) === 'categoryPage',
    isSlotVendor: ({ context }) => ruleOf(context) === 'vendorPage',
  },
}).createMachine({
  id: 'game-launch',
  description: 'Where a tap on a game or a vendor leads.',
  options,
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks the rules from top to bottom; the first match decides.',
      meta: { rows: ['LAUNCH-01', 'LAUNCH-08'] },
      always: [
        { guard: 'isGuest', target: 'login', description: 'Nobody is signed in.' },
        { guard: 'isVietnamLottery', target: 'lottery', description: 'The vendor is TCG_LOTTO_VN.' },
        { guard: 'isSeaLottery', target: 'seaLottery', description: 'The vendor is TCG_SEA.' },
        { guard: 'isLotteryPlay', target: 'lotteryPlay', description: 'The vendor is LOTT or ELOTT.' },
        {
          guard: 'isWebApp',
          target: 'categoryPage',
          description: 'The vendor’s games open like a web app.',
        },
        {
          guard: 'isSlotVendor',
          target: 'vendorPage',
          description: 'The player tapped a slots vendor, not a single game.',
        },
        { target: 'game', description: 'Anything else opens as a game.' },
      ],
    },
    login: {
      type: 'final',
      description: 'The login screen opens, and afterwards what was tapped.',
      meta: { rows: ['LAUNCH-01', 'SESSION-13', 'MENU-15'], screen: paths.login },
      entry: {
        type: 'goTo',
        params: ({ context }) => to(paths.login, { next: addressOf(pageOf(context)) }),
      },
    },
    lottery: {
      type: 'final',
      description: 'The lottery opens in the current prize mode.',
      meta: { rows: ['LAUNCH-02', 'LAUNCH-11'], screen: paths.launchGame },
      entry: { type: 'goTo', params: ({ context }) => pageOf(context) },
    },
    seaLottery: {
      type: 'final',
      description: 'The lottery opens in prize mode SEA.',
      meta: { rows: ['LAUNCH-03', 'LAUNCH-11'], screen: paths.launchGame },
      entry: { type: 'goTo', params: ({ context }) => pageOf(context) },
    },
    lotteryPlay: {
      type: 'final',
      description: 'The lottery opens in traditional or entertainment style.',
      meta: { rows: ['LAUNCH-04', 'LAUNCH-05', 'LAUNCH-11', 'MENU-14'], screen: paths.launchGame },
      entry: { type: 'goTo', params: ({ context }) => pageOf(context) },
    },
    categoryPage: {
      type: 'final',
      description: 'The list of games in that category opens.',
      meta: { rows: ['LAUNCH-06', 'LAUNCH-12'], screen: paths.gameList },
      entry: { type: 'goTo', params: ({ context }) => pageOf(context) },
    },
    vendorPage: {
      type: 'final',
      description: 'The list of this vendor’s slots opens.',
      meta: { rows: ['LAUNCH-07'], screen: paths.gameList },
      entry: { type: 'goTo', params: ({ context }) => pageOf(context) },
    },
    game: {
      type: 'final',
      description: 'The game itself opens, with a demo if it has one.',
      meta: { rows: ['LAUNCH-08', 'LAUNCH-09', 'LAUNCH-10'], screen: paths.launchGame },
      entry: { type: 'goTo', params: ({ context }) => pageOf(context) },
    },
  },
})
