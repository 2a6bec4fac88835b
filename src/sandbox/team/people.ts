/** The team of `tita_baby`: its members, their uplines, and how much each of them plays. */
export interface TeamPerson {
  readonly username: string
  readonly upline: string
  /** An agent with a team of their own. */
  readonly agent?: true
  /** Days since registration. */
  readonly days: number
  /** Hours since the last login; null if never. */
  readonly seen: number | null
  /** Days with play out of the last thirty; 0 for an unused account. */
  readonly playDays: number
  /** Typical stake of a bet, in pesos. */
  readonly stake: number
}

const person = (
  username: string,
  upline: string,
  days: number,
  seen: number | null,
  playDays: number,
  stake: number,
): TeamPerson => ({ username, upline, days, seen, playDays, stake })

const agent = (...facts: Parameters<typeof person>): TeamPerson => ({ ...person(...facts), agent: true })

/** Uplines come before their downlines. `jun_agent` and `ana_team` are also personas. */
export const teamPeople: readonly TeamPerson[] = [
  agent('rosa_agent', 'tita_baby', 410, 5, 6, 120),
  person('boyet_22', 'tita_baby', 220, 1, 18, 50),
  person('cherry_pie', 'tita_baby', 95, 3, 14, 30),
  person('mang_tomas', 'tita_baby', 610, 30, 5, 200),
  person('lorna88', 'tita_baby', 28, 20, 8, 20),
  person('dindo_mnl', 'tita_baby', 12, 2, 7, 100),
  person('ate_guy', 'tita_baby', 6, 50, 2, 10),
  person('jopay_07', 'tita_baby', 0, 1, 1, 20),
  agent('kap_dencio', 'jun_agent', 180, 4, 7, 80),
  person('pinky_rose', 'jun_agent', 150, 2, 12, 40),
  person('totoy_5', 'jun_agent', 88, 26, 9, 25),
  person('marlon_ph', 'jun_agent', 45, 9, 11, 60),
  person('ging_ging', 'jun_agent', 20, 7, 6, 15),
  person('nardo_x', 'jun_agent', 3, 15, 2, 50),
  person('luz_vi', 'jun_agent', 1, null, 0, 0),
  person('beth_qc', 'rosa_agent', 300, 6, 10, 35),
  person('elmo_99', 'rosa_agent', 120, 70, 4, 45),
  person('tatay_ben', 'rosa_agent', 365, 200, 0, 0),
  person('yeng_12', 'rosa_agent', 15, 3, 8, 20),
  person('aga_cebu', 'rosa_agent', 0, 2, 1, 30),
  person('isko_1', 'kap_dencio', 60, 4, 9, 25),
  person('nena_tarlac', 'kap_dencio', 33, 28, 5, 10),
  person('pepito_3', 'kap_dencio', 9, 90, 3, 20),
]

/** Titles the team plays, all in the seeded lobby. */
export const teamGames: readonly string[] = [
  'Bakunawa Moon',
  'Fortune Carabao',
  'Candy Parade',
  'Gem Cascade',
  'Speed Roulette',
  'Baccarat Manila',
  'Reef Hunter',
  'Color Game',
  'Lipad',
  'Tongits Go Round',
  'Liga Hoops',
  'Rift Legends',
  'Sabong Arena',
]

/** Categories with rebates. */
export const rebateCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'INHOUSE',
  'COCKFIGHT',
] as const

/** Rates of the top agent, in hundredths of a percent, in category order. */
export const topRates: readonly number[] = [120, 80, 100, 90, 70, 60, 110, 50]

/** Share of their own rates that uplines pass on, in percent. */
export const givenOn = { agent: 75, member: 40 } as const
