import { defineCases } from '../shared/cases'
import * as paths from '../shared/paths'
import { gameLaunchMachine } from './game-launch.machine'
import type { LaunchInput } from './launch'

const slot: LaunchInput = {
  target: {
    category: 'RNG',
    vendor: 'TALA',
    gameId: 'TALA-0001',
    nodeId: '410010',
    roomId: '102',
    supportPlay: 0,
  },
  role: 'member',
  webAppVendors: ['SLK'],
  prizeMode: 'Lott',
  lottoMode: 'Tradition',
  from: paths.home,
}
const vendor = (code: string, category = 'ELOTT', more: Partial<LaunchInput> = {}): LaunchInput => ({
  ...slot,
  ...(category === 'ELOTT' ? { prizeMode: 'Elott', lottoMode: 'Entertainment' } : {}),
  ...more,
  target: { category, vendor: code, freeplay: 1 },
})

export const gameLaunchCases = defineCases<typeof gameLaunchMachine>({
  id: 'game-launch',
  summary: 'Where a tap on a game leads',
  machine: gameLaunchMachine,
  inputs: {
    guest: { ...slot, role: 'guest' },
    'Vietnam lottery': vendor('TCG_LOTTO_VN'),
    'SEA lottery': vendor('TCG_SEA', 'LOTT'),
    'traditional lottery': vendor('LOTT', 'LOTT'),
    'entertainment lottery': vendor('ELOTT'),
    'web app': { ...slot, target: { ...slot.target, vendor: 'SLK', gameId: 'SLK-0001' } },
    'slots vendor': vendor('KDL', 'RNG'),
    game: slot,
    'live vendor on trial': vendor('SAMPAGUITA', 'LIVE', { role: 'trial' }),
  },
  events: {} as never,
  signals: [],
  outcomes: {},
  project: ({ context: c }) => [c.role, c.target.vendor, c.target.category, c.target.gameId, c.lottoMode],
  invariants: {
    'a guest never gets past the login': (s) => s.context.role !== 'guest' || s.matches('login'),
  },
})
