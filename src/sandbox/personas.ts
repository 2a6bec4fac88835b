/** The sandbox's personas: who they are, and how to sign in as them. */
export interface Persona {
  readonly username: string
  readonly password: string
  /** A few words, for the list the start script prints. */
  readonly who: string
  /** Account type number (SESSION-09, SESSION-10). */
  readonly type: number
  /** National number, dialling code +63. */
  readonly mobile: string
  readonly email: string
  /** Exact decimal text, by place. */
  readonly wallets: Readonly<Record<string, string>>
  readonly nickname?: string
  readonly payeeName?: string
  readonly vipLabel?: string
  /** User name of the upline. */
  readonly upline?: string
  readonly affiliateCode?: string
  readonly locked?: true
  readonly regionBlocked?: true
  /** Days since registration. */
  readonly days: number
  readonly neverLoggedIn?: true
  /** Excluded themselves for six months, a month ago. */
  readonly resting?: true
  /** The upline has offered contracts that are waiting for an answer. */
  readonly offers?: true
}

/** Everyone's password, including the team's. */
export const peoplesPassword = 'Perya-1234'
const password = peoplesPassword

export const personas: readonly Persona[] = [
  {
    username: 'mika_07',
    password,
    who: 'member with a balance of 12,480.50',
    type: 0,
    mobile: '9171234507',
    email: 'mika@example.com',
    wallets: { MAIN: '12000.00', SPG: '480.50' },
    nickname: 'Mika',
    payeeName: 'Mikaela Reyes',
    days: 128,
  },
  {
    username: 'don_ramon',
    password,
    who: 'VIP member',
    type: 0,
    mobile: '9171234501',
    email: 'ramon@example.com',
    wallets: { MAIN: '2350900.75' },
    nickname: 'Don Ramon',
    payeeName: 'Ramon Villanueva',
    vipLabel: 'Diamond',
    days: 902,
  },
  {
    username: 'tita_baby',
    password,
    who: 'agent with a team',
    type: 1,
    mobile: '9171234502',
    email: 'tita@example.com',
    wallets: { MAIN: '86420.00' },
    nickname: 'Tita Baby',
    payeeName: 'Barbara Cruz',
    affiliateCode: 'PERYA88',
    days: 1460,
  },
  {
    username: 'jun_agent',
    password,
    who: 'agent with contract offers from a superior',
    type: 1,
    mobile: '9171234503',
    email: 'jun@example.com',
    wallets: { MAIN: '5210.30' },
    nickname: 'Jun',
    payeeName: 'Arturo Santos',
    upline: 'tita_baby',
    affiliateCode: 'JUN2024',
    offers: true,
    days: 340,
  },
  {
    username: 'ana_team',
    password,
    who: 'member with a superior and contract offers',
    type: 0,
    mobile: '9171234504',
    email: 'ana@example.com',
    wallets: { MAIN: '950.00' },
    nickname: 'Ana',
    payeeName: 'Ana Lim',
    upline: 'tita_baby',
    offers: true,
    days: 60,
  },
  {
    username: 'trial_kuya',
    password,
    who: 'free-trial account with play money',
    type: 4,
    mobile: '9171234505',
    email: 'trial@example.com',
    wallets: { MAIN: '10000.00' },
    days: 1,
  },
  {
    username: 'bago_01',
    password,
    who: 'new player, never signed in, nothing on the account',
    type: 0,
    mobile: '9171234506',
    email: 'bago@example.com',
    wallets: { MAIN: '0.00' },
    days: 0,
    neverLoggedIn: true,
  },
  {
    username: 'nena_tropa',
    password,
    who: 'member who has brought friends',
    type: 0,
    mobile: '9171234512',
    email: 'nena@example.com',
    wallets: { MAIN: '1450.00' },
    nickname: 'Nena',
    payeeName: 'Magdalena Ocampo',
    affiliateCode: 'TROPA26',
    days: 210,
  },
  {
    username: 'sarado_09',
    password,
    who: 'locked account',
    type: 0,
    mobile: '9171234509',
    email: 'sarado@example.com',
    wallets: { MAIN: '310.00' },
    days: 75,
    locked: true,
  },
  {
    username: 'malayo_10',
    password,
    who: 'member in a blocked region',
    type: 0,
    mobile: '9171234510',
    email: 'malayo@example.com',
    wallets: { MAIN: '1200.00' },
    days: 33,
    regionBlocked: true,
  },
  {
    username: 'trial_agent',
    password,
    who: 'account of type 40, neither a member nor an agent: refused on both sides',
    type: 40,
    mobile: '9171234511',
    email: 'agentside@example.com',
    wallets: { MAIN: '0.00' },
    days: 12,
  },
  {
    username: 'pahinga_08',
    password,
    who: 'member who has excluded themselves for six months',
    type: 0,
    mobile: '9171234513',
    email: 'pahinga@example.com',
    wallets: { MAIN: '2600.00' },
    nickname: 'Luz',
    payeeName: 'Luzviminda Ramos',
    days: 190,
    resting: true,
  },
]
