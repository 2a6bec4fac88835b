import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../../flows/brand'
import { hotMatchPopup } from '../../flows/matches'
import type { HotMatch, HotMatchCardProps } from '../../ui/home/HotMatchCard'
import { HotMatchList } from '../../ui/home/HotMatchList'
import { Sheet } from '../../ui/Sheet'
import css from './home.module.css'

export interface MatchSheetProps {
  matches: readonly HotMatch[]
  betOn: (match: HotMatch) => HotMatchCardProps['bet']
}

/** All hot matches, each with its bet button (HOT-09, HOT-10). */
export default function MatchSheet({ matches, betOn }: MatchSheetProps) {
  const { t } = useTranslation(['home', 'shell'])
  const { age } = useBrand()
  const open = useSelector(hotMatchPopup, (state) => state.hasTag('open'))
  return (
    <Sheet
      open={open}
      onClose={() => hotMatchPopup.send({ type: 'CLOSE' })}
      title={t('home:hotMatches')}
      closeLabel={t('shell:close')}
    >
      <HotMatchList matches={matches} betOn={betOn} />
      <p className={css.matchNote}>{t('home:match.note', { age })}</p>
    </Sheet>
  )
}
