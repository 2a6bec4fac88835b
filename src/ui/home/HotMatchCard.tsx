import { Button } from '../Button'
import { Ticket } from '../Ticket'
import css from './HotMatchCard.module.css'

export interface Team {
  name: string
  /** Address of the crest; omitted if the platform has none. */
  crest?: string | undefined
}

export interface HotMatch {
  key: string
  league: string
  home: Team
  away: Team
  /** `MM/DD` [HOT-02]. */
  date: string
  /** `HH:mm` [HOT-02]. */
  time: string
}

export interface HotMatchCardProps {
  match: HotMatch
  /** The button on the stub; `spoken` also names the match. */
  bet: { label: string; spoken: string; onSelect: () => void }
  /** A press on the face: all hot matches [HOT-06]. */
  onOpen?: (() => void) | undefined
  /** Accessible name of that press. */
  openLabel?: string | undefined
}

export function TeamLine({ team, small = false }: { team: Team; small?: boolean }) {
  return (
    <span className={small ? css.smallTeam : css.team}>
      {team.crest === undefined ? (
        <span className={css.nocrest} aria-hidden="true" />
      ) : (
        <img src={team.crest} alt="" width={30} height={35} loading="lazy" />
      )}
      <span className="cut">{team.name}</span>
    </span>
  )
}

/** The next big match on a ticket: who plays on the face, when on the stub [HOT-03]. */
export function HotMatchCard({ match, bet, onOpen, openLabel }: HotMatchCardProps) {
  const { league, home, away, date, time } = match
  return (
    <Ticket
      className={css.match}
      stub={
        <>
          <small className="num">{date}</small>
          <span className={css.time}>{time}</span>
          <Button look="ink" size="s" className={css.bet} aria-label={bet.spoken} onClick={bet.onSelect}>
            {bet.label}
          </Button>
        </>
      }
    >
      {onOpen && <button type="button" className={css.open} aria-label={openLabel} onClick={onOpen} />}
      <p className={css.league}>
        <span className="cut">{league}</span>
      </p>
      <div className={css.teams}>
        <TeamLine team={home} />
        <TeamLine team={away} />
      </div>
    </Ticket>
  )
}
