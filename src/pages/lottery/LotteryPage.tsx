import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { homeActor } from '../../flows/home'
import { hallIn, hallModes, hallOf, type HallMode } from '../../flows/prize-mode'
import { appActor } from '../../flows/root'
import { DrawListSkeleton } from '../../ui/lottery/DrawRow'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { Hall } from './Hall'
import css from './lottery.module.css'

const panel = 'lottery-hall'

/** The hall of the current prize mode (ROUTE-38, LOTT-01, LOTT-02); the address may name the other one. */
export default function LotteryPage() {
  const { t } = useTranslation(['lottery', 'titles'])
  const [search, setSearch] = useSearchParams()
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const waiting = useSelector(homeActor(), (state) => state.hasTag('menu-pending'))
  // Which mode is the current one is not known before the menu.
  const current = waiting && menu.length === 0 ? null : hallIn(menu)
  const mode = hallOf(search.get('prize_mode') ?? '') ?? current
  return (
    <PageFrame foot="tabs" busy={mode === null} bar={<GamesBar title={t('titles:lottery')} guest={guest} />}>
      <Segment<HallMode>
        className={css.modes}
        label={t('lottery:modes')}
        choices={hallModes.map((value) => ({ value, label: t(`lottery:mode.${value}`), panel }))}
        value={mode ?? 'Elott'}
        onChange={(value) => setSearch({ prize_mode: value }, { replace: true })}
      />
      <div id={panel} role="tabpanel" aria-label={t(`lottery:mode.${mode ?? 'Elott'}`)}>
        {mode === null ? (
          <div className={css.sections}>
            <DrawListSkeleton count={6} />
          </div>
        ) : (
          <Hall key={mode} mode={mode} guest={guest} />
        )}
      </div>
    </PageFrame>
  )
}
