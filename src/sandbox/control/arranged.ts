import * as v from 'valibot'
import { phoneWords, type Language } from './arranged-phone'
import { armedWords } from './fault-words'
import { playerBody, type PlayerBody } from './player'

/**
 * A description of what a manual script's link sets up: the page's button and the script use the same words.
 */

/** An action of the control plane with its body; `phone` is what the browser itself has stored. */
export const arrangedSchema = v.array(v.tuple([v.string(), v.unknown()]))

export type Arranged = v.InferOutput<typeof arrangedSchema>

type Says = Readonly<
  Record<Language, (values: { readonly one: string; readonly many: string; readonly yes: boolean }) => string>
>

/** By body field of `player`. */
const ofPlayer: Readonly<Record<Exclude<keyof PlayerBody, 'userName' | 'rests'>, Says>> = {
  type: { en: ({ one }) => `account type ${one}`, fil: ({ one }) => `uri ng account ${one}` },
  password: { en: ({ one }) => `password ${one}`, fil: ({ one }) => `password ${one}` },
  mobile: { en: ({ one }) => `mobile number ${one}`, fil: ({ one }) => `mobile number ${one}` },
  known: {
    en: ({ yes }) => (yes ? 'the name is taken' : 'name and number are free'),
    fil: ({ yes }) => (yes ? 'gamit na ang pangalan' : 'malaya ang pangalan at number'),
  },
  pin: {
    en: ({ one, yes }) => (yes ? `withdrawal password ${one}` : 'no withdrawal password'),
    fil: ({ one, yes }) => (yes ? `withdrawal password ${one}` : 'walang withdrawal password'),
  },
  cards: {
    en: ({ many }) => (many === '' ? 'no bank account' : `bank accounts at ${many}`),
    fil: ({ many }) => (many === '' ? 'walang bank account' : `mga bank account sa ${many}`),
  },
  toBet: {
    en: ({ one }) => (Number(one) > 0 ? `${one} left to bet` : 'nothing left to bet'),
    fil: ({ one }) => (Number(one) > 0 ? `${one} pang itataya` : 'wala nang itataya'),
  },
  money: { en: ({ one }) => `balance ${one}`, fil: ({ one }) => `balanse ${one}` },
  app: {
    en: ({ yes }) => (yes ? 'an authenticator app (its code stands under Faults)' : 'no second step'),
    fil: ({ yes }) =>
      yes ? 'authenticator app (nasa ilalim ng Faults ang code)' : 'walang ikalawang hakbang',
  },
  codes: {
    en: () => 'the recovery code ABCDE-23456',
    fil: () => 'ang recovery code na ABCDE-23456',
  },
  atWithdrawals: {
    en: ({ yes }) => (yes ? 'withdrawals ask for it' : 'withdrawals do not ask for one'),
    fil: ({ yes }) => (yes ? 'hinihingi ito ng mga withdrawal' : 'hindi ito hinihingi ng mga withdrawal'),
  },
  contracts: {
    en: ({ many }) => (many === '' ? 'no contract waits' : `contracts that wait: ${many}`),
    fil: ({ many }) =>
      many === '' ? 'walang naghihintay na kontrata' : `mga naghihintay na kontrata: ${many}`,
  },
  neverDeposited: {
    en: () => 'has deposited nothing yet, and was not asked for limits',
    fil: () => 'wala pang na-deposit, at hindi pa natanong tungkol sa mga limit',
  },
  favourites: {
    en: ({ many }) => (many === '' ? 'no favourite game' : `favourite games ${many}`),
    fil: ({ many }) => (many === '' ? 'walang paboritong laro' : `mga paboritong laro: ${many}`),
  },
  unread: {
    en: ({ one }) => `unread messages: ${one}`,
    fil: ({ one }) => `mga mensaheng hindi pa nababasa: ${one}`,
  },
  icon: { en: ({ one }) => `profile picture ${one}`, fil: ({ one }) => `profile picture ${one}` },
  claimable: { en: () => 'rewards wait to be claimed', fil: () => 'may naghihintay na gantimpala' },
  email: {
    en: ({ one, yes }) => (yes ? `e-mail ${one}` : 'no e-mail'),
    fil: ({ one, yes }) => (yes ? `e-mail ${one}` : 'walang e-mail'),
  },
  break: {
    en: ({ one }) => (one === 'none' ? 'no break from play' : `break from play: ${one}`),
    fil: ({ one }) => (one === 'none' ? 'walang pahinga sa paglalaro' : `pahinga sa paglalaro: ${one}`),
  },
  stakes: {
    en: ({ one, yes }) =>
      yes ? `stakes of 24 hours limited to ${one}, no other limit` : 'no limit on stakes yet',
    fil: ({ one, yes }) =>
      yes ? `${one} lang ang puwedeng itaya sa 24 na oras, walang ibang limit` : 'wala pang limit sa taya',
  },
  stakesNext: { en: ({ one }) => `then to ${one}`, fil: ({ one }) => `magiging ${one}` },
  stakesDue: {
    en: ({ yes }) => (yes ? 'which is due now' : 'which is not due yet'),
    fil: ({ yes }) => (yes ? 'puwede na ngayon' : 'hindi pa puwede'),
  },
  message: {
    en: ({ one }) => `message 7 of the inbox is ${one === 'new' ? 'unread' : one}`,
    fil: ({ one }) =>
      `message 7 sa inbox: ${{ new: 'hindi pa nababasa', read: 'nabasa na', gone: 'wala na' }[one] ?? one}`,
  },
  ticket: {
    en: ({ one }) => `one lottery ticket, its first draw ${one}, its second won`,
    fil: ({ one }) => `isang ticket sa lottery, ${one} ang unang draw, panalo ang ikalawa`,
  },
  deposit: {
    en: ({ one }) =>
      one === 'none'
        ? 'deposit D00000099 is not known'
        : `deposit D00000099 waits ${one === 'page' ? 'at QR Ph' : 'for a transfer with the reference PY12345678'}`,
    fil: ({ one }) =>
      one === 'none'
        ? 'walang nakakaalam sa deposit D00000099'
        : `hinihintay ang bayad sa deposit D00000099 ${one === 'page' ? 'sa QR Ph' : 'sa reference na PY12345678'}`,
  },
  round: {
    en: ({ yes }) => (yes ? 'a round of Bakunawa Moon waits' : 'no round waits'),
    fil: ({ yes }) => (yes ? 'may naghihintay na round ng Bakunawa Moon' : 'walang naghihintay na round'),
  },
  elsewhere: {
    en: ({ yes }) => (yes ? 'signed in on another device, too' : 'signed in nowhere else'),
    fil: ({ yes }) => (yes ? 'naka-login din sa ibang device' : 'hindi naka-login sa iba'),
  },
}

const nameOf = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return String(value)
  const { bankName, accountNum = '', kind } = value as Readonly<Record<string, string>>
  return bankName === undefined ? (kind ?? '') : `${bankName} ${accountNum}`
}

function playerWords(body: unknown, language: Language): string {
  const parsed = v.safeParse(playerBody, body)
  if (!parsed.success) return ''
  const { userName, rests, ...fields } = parsed.output
  const parts = Object.entries(fields).map(([name, value]) =>
    ofPlayer[name as keyof typeof ofPlayer][language]({
      one: String(value),
      many: Array.isArray(value) ? value.map(nameOf).join(', ') : '',
      yes: value !== null && value !== false,
    }),
  )
  const added = { en: 'added just now', fil: 'kadaragdag lang' }[language]
  return `${userName}: ${[...parts, ...(rests ? [added] : [])].join('; ')}`
}

type Body = Readonly<Record<string, unknown>>

const byAction: Readonly<Record<string, Readonly<Record<Language, (body: Body) => string>>>> = {
  player: { en: (body) => playerWords(body, 'en'), fil: (body) => playerWords(body, 'fil') },
  smsCode: {
    en: ({ mobile, code }) =>
      code === null ? 'no SMS code is valid' : `the SMS code of ${String(mobile)} is ${String(code)}`,
    fil: ({ mobile, code }) =>
      code === null ? 'walang SMS code na tama' : `${String(code)} ang SMS code ng ${String(mobile)}`,
  },
  providerWord: {
    en: ({ email }) => `the provider confirms ${String(email)} for ten minutes`,
    fil: ({ email }) => `kinukumpirma ng provider ang ${String(email)} nang sampung minuto`,
  },
  captcha: {
    en: ({ answer }) => `every captcha takes ${String(answer)}`,
    fil: ({ answer }) => `${String(answer)} ang sagot sa bawat captcha`,
  },
  invitations: {
    en: ({ codes }) => {
      const list = (codes as readonly string[]).join(', ')
      return list === '' ? 'no invitation code is valid' : `the valid invitation codes are ${list}`
    },
    fil: ({ codes }) => {
      const list = (codes as readonly string[]).join(', ')
      return list === '' ? 'walang invitation code na tama' : `ang mga tamang invitation code ay ${list}`
    },
  },
  registration: {
    en: () => 'the registration form asks for what this path fills in',
    fil: () => 'hinihingi ng registration form ang pinupunan ng path na ito',
  },
  register: {
    en: (body) => formWords(body, 'en'),
    fil: (body) => formWords(body, 'fil'),
  },
  site: {
    en: ({ maintenance, regionRestriction }) =>
      siteWords(maintenance === true, regionRestriction === true).en,
    fil: ({ maintenance, regionRestriction }) =>
      siteWords(maintenance === true, regionRestriction === true).fil,
  },
  scene: { en: (body) => sceneWords(body, 'en'), fil: (body) => sceneWords(body, 'fil') },
  world: {
    en: (body) =>
      worldWords(body, [
        'on',
        'off',
        'open',
        'closed',
        'vendor',
        'game',
        'games have buttons for testers',
        'games have no buttons for testers',
      ]),
    fil: (body) =>
      worldWords(body, [
        'bukas',
        'patay',
        'bukas',
        'sarado',
        'vendor',
        'laro',
        'may mga button para sa tester ang mga laro',
        'walang button para sa tester ang mga laro',
      ]),
  },
  clock: {
    en: ({ advance, set }) =>
      typeof advance === 'number'
        ? `the platform's clock goes ${Math.round(advance / 60_000)} minutes ahead`
        : `the platform's clock stands at ${new Date(Number(set)).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    fil: ({ advance, set }) =>
      typeof advance === 'number'
        ? `uusad nang ${Math.round(advance / 60_000)} minuto ang orasan ng platform`
        : `nakatigil ang orasan ng platform sa ${new Date(Number(set)).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  },
  exclusion: {
    en: ({ userName, hours }) =>
      `${String(userName)}: ${hours === undefined ? 'not excluded from play' : 'excluded from play'}`,
    fil: ({ userName, hours }) =>
      `${String(userName)}: ${hours === undefined ? 'puwedeng maglaro' : 'hindi puwedeng maglaro'}`,
  },
  flags: {
    en: (flags) => flagWords(flags, 'on', 'off'),
    fil: (flags) => flagWords(flags, 'bukas', 'patay'),
  },
  deposit: {
    en: (body) => depositWords(body, 'en'),
    fil: (body) => depositWords(body, 'fil'),
  },
  faults: {
    en: (body) => armedWords(body, 'en'),
    fil: (body) => armedWords(body, 'fil'),
  },
  phone: {
    en: (body) => phoneWords(body, 'en'),
    fil: (body) => phoneWords(body, 'fil'),
  },
}

const flagWords = (flags: Body, on: string, off: string) =>
  Object.entries(flags)
    .map(([name, value]) => `flag ${name} ${value === '1' ? on : off}`)
    .join('; ')

function formWords({ captcha, dialingCodePicker }: Body, language: Language): string {
  const [with_, without, list, noList] = {
    en: [
      'with a captcha',
      'without a captcha',
      'with a list of country codes',
      'without a list of country codes',
    ],
    fil: ['may captcha', 'walang captcha', 'may listahan ng country code', 'walang listahan ng country code'],
  }[language] as [string, string, string, string]
  const parts = [
    ...(captcha === undefined ? [] : [captcha === true ? with_ : without]),
    ...(dialingCodePicker === undefined ? [] : [dialingCodePicker === true ? list : noList]),
  ]
  return `${language === 'en' ? 'forms' : 'mga form'} ${parts.join(', ')}`
}

function worldWords({ feature, vendor, game, gameMessages }: Body, words: readonly string[]): string {
  const [on, off, open, closed, ofVendor, ofGame, withButtons, without] = words
  const { key, enabled } = (feature ?? {}) as { key?: string; enabled?: boolean }
  const { code, down } = (vendor ?? {}) as { code?: string; down?: boolean }
  const { nodeId, closed: isClosed } = (game ?? {}) as { nodeId?: string; closed?: boolean }
  return [
    ...(key === undefined ? [] : [`${key} ${enabled ? on : off}`]),
    ...(code === undefined ? [] : [`${ofVendor} ${code} ${down ? closed : open}`]),
    ...(nodeId === undefined ? [] : [`${ofGame} ${nodeId} ${isClosed ? closed : open}`]),
    ...(gameMessages === undefined ? [] : [gameMessages ? withButtons : without]),
  ].join('; ')
}

function sceneWords(
  { games, lotteries, notices, agents, agentsAt, service }: Body,
  language: Language,
): string {
  const isEnglish = language === 'en'
  const list = (value: unknown) => (value as readonly (string | { title: string })[]) ?? []
  const { open, type = '' } = (games ?? {}) as { open?: number; type?: string }
  const [of, all] = isEnglish ? ['games', 'all games'] : ['laro', 'lahat ng laro']
  const counted = open === 0 ? (isEnglish ? 'no' : 'walang') : (open ?? 0) > 9_999 ? '' : String(open)
  const parts = [
    games && (counted === '' ? `${all}` : `${counted} ${type} ${of}`.replaceAll('  ', ' ')),
    lotteries &&
      (list(lotteries).length === 0
        ? isEnglish
          ? 'no lottery is on sale'
          : 'walang ibinebentang lottery'
        : `${isEnglish ? 'the only lottery on sale is' : 'ang tanging ibinebentang lottery ay'} ${list(lotteries).join(', ')}`),
    notices !== undefined &&
      (notices
        ? isEnglish
          ? 'there are announcements'
          : 'may mga abiso'
        : isEnglish
          ? 'nothing is announced'
          : 'walang abiso'),
    agents &&
      (list(agents).length === 0
        ? isEnglish
          ? 'nobody is at customer service'
          : 'walang tao sa customer service'
        : `customer service: ${list(agents)
            .map((one) => (typeof one === 'string' ? one : one.title))
            .join(', ')}`),
    agentsAt &&
      `${isEnglish ? 'each of them is reached at' : 'nasa address na ito ang bawat isa:'} ${String(agentsAt)}`,
    service &&
      `${isEnglish ? 'the link to customer service leads to' : 'papunta ang link ng customer service sa'} ${String(service)}`,
  ]
  return parts.filter((part) => typeof part === 'string').join('; ')
}

function siteWords(maintenance: boolean, region: boolean): Readonly<Record<Language, string>> {
  if (maintenance && region)
    return {
      en: 'the site is under maintenance, and closed for this region',
      fil: 'may maintenance ang site, at sarado sa rehiyong ito',
    }
  if (maintenance) return { en: 'the site is under maintenance', fil: 'may maintenance ang site' }
  if (region) return { en: 'the site is closed for this region', fil: 'sarado ang site sa rehiyong ito' }
  return { en: 'the site is open', fil: 'bukas ang site' }
}

function depositWords({ method, end }: Body, language: Language): string {
  const { number, state } = (end ?? {}) as { number?: string; state?: string }
  if (number !== undefined)
    return language === 'en' ? `deposit ${number} is ${state}` : `deposit ${number}: ${state}`
  const { id, open: isOpen } = (method ?? {}) as { id?: string; open?: boolean }
  const [open, closed] = language === 'en' ? ['open', 'closed'] : ['bukas', 'sarado']
  return `${id ?? ''} ${isOpen ? open : closed}`
}

/** A description of what is set up; an action without a description is listed by name. */
export const arrangedWords = (list: Arranged, language: Language = 'en'): string =>
  list.map(([action, body]) => byAction[action]?.[language]((body ?? {}) as Body) ?? action).join('; ')
