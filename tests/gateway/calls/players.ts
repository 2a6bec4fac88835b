import { randomBytes } from 'node:crypto'
import { own, Refused, type Answers, type Asked, type Player } from '../wire'

/** Accounts and sessions. */
export function players(now: () => number) {
  const byName = new Map<string, Player>()
  const byToken = new Map<string, Player>()

  function session(player: Player, first: boolean) {
    const token = randomBytes(24).toString('base64url')
    byToken.set(token, player)
    return { token, userName: player.name, customerType: '0', firstTimeLogin: Number(first), expires: 3600 }
  }

  const answers: Answers = {
    '/wps/member/register': ({ fields: { username = '', password = '' } }) => {
      if (byName.has(username)) throw new Refused(409, 'member.exists')
      const player: Player = {
        id: 900_000 + byName.size,
        name: username,
        password,
        since: now(),
        cents: 0,
        pin: null,
        cards: [],
        done: new Map(),
      }
      byName.set(username, player)
      return session(player, true)
    },
    '/wps/session/login': ({ fields: { username = '', password } }) => {
      const player = byName.get(username)
      if (player?.password !== password || !player) throw new Refused(400, 'login.wrong.credentials')
      return session(player, false)
    },
    '/wps/session/logout': ({ headers }) => {
      byToken.delete(headers.get('Authorization') ?? '')
    },
    '/wps/relay/CSP_unreadCount': own(() => '3'),
    '/wps/member/info': own(({ id, name, since }) => ({
      id,
      account: name,
      userName: name,
      type: '0',
      regDate: since,
      toUpline: 0,
      lastLogin: 'never',
      loyalty: { tier: 'gold' },
    })),
  }
  return {
    answers,
    byToken: (asked: Pick<Asked, 'headers'>) => byToken.get(asked.headers.get('Authorization') ?? ''),
  }
}
