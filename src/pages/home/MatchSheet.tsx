import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { operator } from '../../flows/core/operator'
import { hotMatchPopup } from '../../flows/games/matches'
import { Button } from '../../ui/Button'
import { TeamLine, type HotMatch, type HotMatchCardProps } from '../../ui/home/HotMatchCard'
import { Sheet } from '../../ui/Sheet'
import { LimitsLeft } from '../shared/LimitsLeft'
import css from './MatchSheet.module.css'

interface MatchSheetProps {
  matches: readonly HotMatch[]
  betOn: (match: HotMatch) => HotMatchCardProps['bet']
}

/** All hot matches, each with its bet button (HOT-09, HOT-10). */
export default function MatchSheet({ matches, betOn }: MatchSheetProps) {
  const { t } = useTranslation(['home', 'shell'])
  const { age } = operator()
  const open = useSelector(hotMatchPopup(), (state) => state.hasTag('open'))
  return (
    <Sheet
      open={open}
      onClose={() => hotMatchPopup().send({ type: 'CLOSE' })}
      title={t('home:hotMatches')}
      closeLabel={t('shell:close')}
    >
      <LimitsLeft />
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
              <Button size="s" aria-label={bet.spoken} onClick={bet.onSelect}>
                {bet.label}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className={css.note}>{t('home:match.note', { age })}</p>
    </Sheet>
  )
}
