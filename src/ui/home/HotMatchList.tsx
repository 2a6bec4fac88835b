import { Button } from '../Button'
import { TeamLine, type HotMatch, type HotMatchCardProps } from './HotMatchCard'
import css from './HotMatchList.module.css'

export interface HotMatchListProps {
  matches: readonly HotMatch[]
  betOn: (match: HotMatch) => HotMatchCardProps['bet']
}

/** What stands in the hot-match sheet: league, time and teams, each with its bet button [HOT-09] [HOT-10]. */
export function HotMatchList({ matches, betOn }: HotMatchListProps) {
  return (
    <ul className={css.list}>
      {matches.map((match) => {
        const bet = betOn(match)
        return (
          <li key={match.key} className={css.row}>
            <div className="grow">
              <p className={css.meta}>
                {match.league} · {match.date} {match.time}
              </p>
              <TeamLine team={match.home} small />
              <TeamLine team={match.away} small />
            </div>
            {bet &&
              (bet.href === undefined ? (
                <Button size="s" aria-label={bet.spoken} onClick={bet.onSelect}>
                  {bet.label}
                </Button>
              ) : (
                <Button size="s" aria-label={bet.spoken} href={bet.href}>
                  {bet.label}
                </Button>
              ))}
          </li>
        )
      })}
    </ul>
  )
}
