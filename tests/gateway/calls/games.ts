import { randomBytes } from 'node:crypto'
import { amount, own, Refused, type Answers, type Player } from '../wire'

/** Games of this make: numeric ids and ids with punctuation, categories and flags unknown to the site. */

const games = [
  { nodeId: 71, gameName: 'Windmill Spin', gameType: 'RNG', gameId: 'mill/spin 1', flag: 'exclusive' },
  { nodeId: 'b:72', gameName: 'Herring & Onion', gameType: 'RNG', gameId: 'mill/herring', flag: 'new' },
  { nodeId: 73, gameName: 'Rocket Ride', gameType: 'CRASH', gameId: 'mill/rocket' },
  { nodeId: 74, gameName: 'Carousel Live', gameType: 'LIVE', gameId: 'mill/carousel', roomType: 'secret' },
  { gameName: 'Without an id', gameType: 'RNG', gameId: 'mill/none' },
].map((game) => ({
  ...game,
  vassalage: 'MILL',
  roomId: 5,
  supportPlay: '1',
  showIcon: 'https://elsewhere.example/icon.png',
  volatility: 'high',
}))

const ofKind = (kind: string | null) =>
  games.filter(({ gameType }) => kind === null || kind === 'ALL' || gameType === kind)

export interface Round {
  readonly player: Player
  readonly game: string
}

export function play(origin: () => string) {
  const rounds = new Map<string, Round>()
  const answers: Answers = {
    '/wps/relay/GCSGAME_getGameVendors': () => ({
      sorting: ['RNG', 'CRASH', 'LIVE', 'BINGO'],
      mapping: {
        vendors: {
          LIVE: [{ vassalage: 'MILL', name: 'Windmill Works', freeplay: '0' }],
          RNG: [{ vassalage: 'MILL', name: 'Windmill Works', gameCount: '2' }, { name: 'Without a code' }],
          CRASH: [{ vassalage: 'MILL', name: 'Windmill Works' }],
        },
        gameType: {},
      },
    }),
    '/wps/relay/GCSGAME_hotGamesV2': ({ query }) => ({ games: ofKind(query.get('gameType')).toReversed() }),
    '/wps/relay/GCSGAME_gameList': ({ query }) => ({
      games: ofKind(query.get('gameType')).map((game) => ({ ...game, rtp: '96.5', minBet: '0.10' })),
      totalPages: '1',
      orders: ['name', 'luck'],
    }),
    '/wps/relay/GCSGAME_getJackpot': () => ({ pool: '1234567', currency: 'EUR', drawnAt: null }),
    '/wps/relay/MCSFE_getFavoriteGames': own(() => [71, 'b:72']),
    // Its limits are up to the operator.
    '/wps/relay/GCSGAME_playSession': own(({ cents }) => ({
      seconds: 0,
      net: amount(0),
      held: amount(0),
      balance: amount(cents),
      currency: 'EUR',
      unfinished: [],
    })),
    '/wps/game/launchGame': own((player, { query }) => {
      const game = games.find(({ nodeId }) => String(nodeId) === query.get('nodeId'))
      if (!game) throw new Refused(404, 'game.closed')
      const round = randomBytes(12).toString('hex')
      rounds.set(round, { player, game: game.gameName })
      return {
        url: `${origin()}/play/${round}`,
        gameName: game.gameName,
        gameType: 'SLOTS',
        round,
        mode: 'play',
        currency: 'EUR',
        provider: { jurisdiction: 'NL' },
      }
    }),
  }
  return { answers, rounds }
}
