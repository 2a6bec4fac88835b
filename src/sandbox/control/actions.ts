import { operatorOf } from '../../operators/all'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { depositBody, tellDeposits } from './deposits'
import { refusalReasons } from '../../platform/calls/withdraw'
import { findByName, revokeSessions } from '../accounts'
import { formatMinor, moveMoney, NotEnoughMoney, parseMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { faultSchema } from '../http/faults'
import type { Sandbox } from '../running'
import { voidBet } from '../play/bets'
import { addTurnover } from '../cash/turnover'
import { decideWithdrawal } from '../cash/withdrawals'
import { setExclusion } from '../play/exclusion'
import { getSetting, patchSetting } from '../settings'
import { playerBody, setPlayer } from './player'
import { allowInvitations, expectCode, expectWord, registrationBody, setRegistration } from './registration'
import { sceneBody, setScene } from './scene'
import { setFeature, setGameClosed, setGameMessages, setVendorDown } from '../world/control'

/** Commands of the control plane: the body each takes, and its effect. */
interface Action<S extends v.GenericSchema> {
  readonly body: S
  readonly run: (sandbox: Sandbox, input: v.InferOutput<S>) => Promise<unknown>
}

const action = <S extends v.GenericSchema>(body: S, run: Action<S>['run']): Action<v.GenericSchema> =>
  ({ body, run }) as Action<v.GenericSchema>

const milliseconds = v.pipe(v.number(), v.integer())
const oneOrMore = v.pipe(v.number(), v.integer(), v.minValue(1))

const clockBody = v.union([
  v.strictObject({ advance: milliseconds }),
  v.strictObject({ set: v.pipe(milliseconds, v.minValue(0)) }),
  v.strictObject({ resume: v.literal(true) }),
])

const siteBody = v.strictObject({
  maintenance: v.optional(v.boolean()),
  regionRestriction: v.optional(v.boolean()),
  brand: v.optional(
    v.pipe(
      v.string(),
      v.check((id) => operatorOf(id).id === id),
    ),
  ),
  maintenanceUntil: v.optional(v.nullable(milliseconds)),
})

const worldBody = v.strictObject({
  /** Vendor code: while down, its games refuse to open. */
  vendor: v.optional(v.strictObject({ code: v.string(), down: v.boolean() })),
  game: v.optional(v.strictObject({ nodeId: v.string(), closed: v.boolean() })),
  feature: v.optional(
    v.strictObject({ key: v.picklist(['club', 'referral', 'jackpot']), enabled: v.boolean() }),
  ),
  /** Whether games have buttons, for a tester, with what they can tell the app. */
  gameMessages: v.optional(v.boolean()),
})

const walletBody = v.strictObject({
  userName: v.string(),
  amount: v.pipe(v.string(), v.regex(/^-?\d{1,13}(\.\d{1,2})?$/)),
  vendor: v.optional(v.string()),
})

const tokensBody = v.strictObject({
  /** Lifetime of every token, including those already issued. */
  lifeSeconds: v.optional(oneOrMore),
  /** User whose sessions to end. */
  revoke: v.optional(v.string()),
  /** Ends everyone's sessions. */
  all: v.optional(v.literal(true)),
})

export const actions: Readonly<Record<string, Action<v.GenericSchema>>> = {
  /** Resets everything: rows, faults, clock, log. */
  reset: action(
    v.strictObject({ world: v.optional(v.picklist(['default', 'empty'])) }),
    async (sandbox, { world }) => {
      await sandbox.reset(world)
    },
  ),

  flags: action(v.record(v.string(), v.pipe(v.string(), v.regex(/^\d{1,4}$/))), ({ db }, flags) =>
    patchSetting(db, 'whitelabel', flags),
  ),

  site: action(siteBody, ({ db }, changes) => patchSetting(db, 'site', changes)),

  /**
   * `expiredMinutes` of an SMS code, which may be a fraction; `captcha`: a repeat code to a number requires
   * one.
   */
  sms: action(
    v.strictObject({
      expiredMinutes: v.optional(v.pipe(v.number(), v.minValue(0))),
      captcha: v.optional(v.boolean()),
    }),
    ({ db }, changes) => patchSetting(db, 'sms', changes),
  ),

  register: action(
    v.strictObject({
      captcha: v.optional(v.boolean()),
      thirdPartyPhone: v.optional(v.boolean()),
      agreeDefault: v.optional(v.boolean()),
      dialingCodePicker: v.optional(v.boolean()),
    }),
    ({ db }, changes) => patchSetting(db, 'registerSettings', changes),
  ),

  /** All settings that determine the registration form. */
  registration: action(registrationBody, ({ db }, given) => setRegistration(db, given)),

  /** The only valid invitation codes, one per player. */
  invitations: action(v.strictObject({ codes: v.array(v.string()) }), ({ db }, { codes }) =>
    allowInvitations(db, codes),
  ),

  /** The only valid SMS code; null means none is valid. */
  smsCode: action(
    v.strictObject({ mobile: v.string(), purpose: v.string(), code: v.nullable(v.string()) }),
    ({ db, clock }, given) => expectCode(db, given, clock.now()),
  ),

  /** A token by which the login provider confirms an e-mail. */
  providerWord: action(v.strictObject({ token: v.string(), email: v.string() }), ({ db, clock }, given) =>
    expectWord(db, given, clock.now()),
  ),

  /** The answer accepted by every captcha currently issued. */
  captcha: action(v.strictObject({ answer: v.string() }), async ({ db }, { answer }) => {
    await db.updateTable('captcha').set({ answer }).execute()
  }),

  /** Gives a player what a test needs: money, bank accounts, a withdrawal password, a second step … */
  player: action(playerBody, setPlayer),

  /** Gives the site what a test needs: games, lotteries, announcements, customer service. */
  scene: action(sceneBody, setScene),

  /** Overrides configured paths (`settings.paths`). */
  paths: action(v.record(v.string(), v.pipe(v.string(), v.startsWith('/'))), async ({ db }, paths) => {
    await patchSetting(db, 'consolidated', { paths })
    return paths
  }),

  /**
   * Adds money to a wallet, or takes it: exact decimal text, negative to take. A null balance: not enough
   * money.
   */
  wallet: action(walletBody, async ({ db, clock }, { userName, amount, vendor }) => {
    const member = await findByName(db, userName)
    if (!member) return { found: false }
    const movement = { memberId: member.id, minor: parseMinor(amount), reason: 'control', at: clock.now() }
    const taken = (trx: Transaction<Tables>) => moveMoney(trx, { ...movement, ...(vendor ? { vendor } : {}) })
    try {
      const balance = await db.transaction().execute(taken)
      return { found: true, balance: formatMinor(balance) }
    } catch (error) {
      if (error instanceof NotEnoughMoney) return { found: true, balance: null }
      throw error
    }
  }),

  /** Decides a deposit, opens or closes a payment method, or limits what a player may deposit. */
  deposit: action(depositBody, tellDeposits),

  world: action(worldBody, async ({ db }, { vendor, game, feature, gameMessages }) => ({
    ...(vendor ? { vendor: await setVendorDown(db, vendor.code, vendor.down) } : {}),
    ...(game ? { game: await setGameClosed(db, game.nodeId, game.closed) } : {}),
    ...(feature ? { feature: await setFeature(db, feature.key, feature.enabled) } : {}),
    ...(gameMessages === undefined ? {} : { gameMessages: await setGameMessages(db, gameMessages) }),
  })),

  /** Excludes a player from play: for some hours, indefinitely (`null`), or no longer (`hours` omitted). */
  exclusion: action(
    v.strictObject({ userName: v.string(), hours: v.optional(v.nullable(oneOrMore)) }),
    async ({ db, clock }, { userName, hours }) => {
      const member = await findByName(db, userName)
      if (!member) return { found: false }
      const until = typeof hours === 'number' ? clock.now() + hours * 3_600_000 : hours
      await setExclusion(db, member.id, until)
      return { found: true, until: until ?? null }
    },
  ),

  /** Voids an open bet and returns its stake; `number` as in the betting record, `B00000001`. */
  voidBet: action(
    v.strictObject({ number: v.pipe(v.string(), v.regex(/^B\d{8}$/)) }),
    async ({ db, clock }, { number }) => ({
      found: await voidBet({ db, now: clock.now }, Number(number.slice(1))),
    }),
  ),

  /** Pays an open withdrawal, or refuses it with a reason; `number` as in the report, `W00000001`. */
  withdrawal: action(
    v.strictObject({
      number: v.pipe(v.string(), v.regex(/^W\d{8}$/)),
      refuse: v.optional(v.picklist(refusalReasons)),
    }),
    async ({ db, clock }, { number, refuse }) => ({
      found: await decideWithdrawal(db, Number(number.slice(1)), refuse ?? null, clock.now()),
    }),
  ),

  /** Adds a turnover requirement to a player: the amount to bet before the next withdrawal. */
  turnover: action(
    v.strictObject({ userName: v.string(), amount: v.pipe(v.string(), v.regex(/^\d{1,11}(\.\d{1,2})?$/)) }),
    async ({ db, clock }, { userName, amount }) => {
      const member = await findByName(db, userName)
      if (!member) return { found: false }
      await addTurnover(db, { memberId: member.id, minor: parseMinor(amount), at: clock.now() })
      return { found: true }
    },
  ),

  faults: action(v.union([v.array(faultSchema), faultSchema]), async ({ faults }, given) => {
    for (const fault of Array.isArray(given) ? given : [given]) faults.add(fault)
    return faults.list
  }),

  /** Releases a held request, by its id; all of them without one. */
  letGo: action(v.strictObject({ id: v.optional(v.number()) }), async ({ faults }, { id }) => {
    faults.letGo(id)
    return faults.held
  }),

  /** Disarms a fault, by its index in the list. */
  takeBack: action(
    v.strictObject({ place: v.pipe(v.number(), v.integer()) }),
    async ({ faults }, { place }) => {
      faults.remove(place)
      return faults.list
    },
  ),

  clock: action(clockBody, async ({ clock }, change) => {
    if ('advance' in change) clock.advance(change.advance)
    else if ('set' in change) clock.set(change.set)
    else clock.resume()
    return { now: clock.now() }
  }),

  tokens: action(tokensBody, async ({ db }, { lifeSeconds, revoke, all }) => {
    if (lifeSeconds !== undefined) await patchSetting(db, 'tokens', { lifeSeconds })
    const member = revoke === undefined ? undefined : await findByName(db, revoke)
    let revoked = 0
    if (all) revoked = await revokeSessions(db)
    else if (member) revoked = await revokeSessions(db, member.id)
    return { ...(await getSetting(db, 'tokens')), revoked }
  }),
}
