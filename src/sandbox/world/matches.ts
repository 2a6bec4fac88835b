import type { Insertable } from 'kysely'
import type { GameRow, HotMatchRow } from '../db/games'

const hour = 3_600_000
const day = 24 * hour
/** Manila is UTC+8 all year. */
const manila = 8 * hour

/** `[days from today, kickoff "HH:mm" in Manila, league, home, away, sport, game]` */
type Fixture = readonly [number, string, string, string, string, string, string]

const fixtures: readonly Fixture[] = [
  [1, '19:30', 'Liga Pilipino', 'Cebu Marlins', 'Davao Eagles', 'basketball', 'Liga Hoops'],
  [2, '17:00', 'Liga Pilipino', 'Batangas Blades', 'Quezon Tamaraws', 'basketball', 'Liga Hoops'],
  [2, '20:15', 'Island Football Cup', 'Iloilo Sails', 'Subic Sharks', 'football', 'Island Football'],
  [3, '14:00', 'Rift Masters', 'Naga Dragons', 'Laguna Wolves', 'esports', 'Rift Legends'],
  [3, '19:00', 'Liga Pilipino', 'Manila Stars', 'Baguio Lions', 'basketball', 'Liga Hoops'],
  [4, '16:30', 'Volley Premier', 'Bacolod Crowns', 'Tacloban Storm', 'volleyball', 'Volley Spike League'],
  [4, '20:00', 'Island Football Cup', 'Zamboanga Anchors', 'Palawan Pawikans', 'football', 'Island Football'],
  [5, '18:00', 'Rift Masters', 'Makati Ronin', 'Cavite Thunder', 'esports', 'Rift Legends'],
  [5, '19:30', 'Liga Pilipino', 'Pampanga Bulls', 'Cebu Marlins', 'basketball', 'Liga Hoops'],
  [6, '15:45', 'Talisay Derby', 'Team Bulik', 'Team Talisay', 'cockfight', 'Talisay Derby'],
  [6, '19:00', 'Volley Premier', 'Legazpi Blaze', 'Ormoc Falcons', 'volleyball', 'Volley Spike League'],
  [7, '17:30', 'Island Football Cup', 'Subic Sharks', 'Dumaguete Tigers', 'football', 'Island Football'],
]

/** Upcoming matches. Kickoffs are round times in Manila, relative to the day of `now`. */
export function worldMatches(games: readonly Insertable<GameRow>[], now: number): Insertable<HotMatchRow>[] {
  const today = Math.floor((now + manila) / day) * day - manila
  return fixtures.map(([days, kickoff, league, homeTeam, awayTeam, sport, title]) => {
    const game = games.find((row) => row.name === title)
    if (!game) throw new Error(`no game for the match: ${title}`)
    const [hours, minutes] = kickoff.split(':').map(Number) as [number, number]
    return {
      matchTime: today + days * day + hours * hour + minutes * 60_000,
      league,
      homeTeam,
      awayTeam,
      sport,
      vendor: game.vendor,
      roomId: game.roomId,
      nodeId: game.nodeId,
      supportPlay: game.supportPlay,
    }
  })
}
