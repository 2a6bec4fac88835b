import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLobby } from '../../flows/games/lobby'
import { hallIn, hallModes, hallOf, type HallMode } from '../../flows/games/prize-mode'
import { appActor } from '../../flows/core/root'
import { DrawListSkeleton } from '../../ui/lottery/DrawRow'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { useQuery } from '../shared/useQuery'
import { goTo } from '../../flows/adapters/navigation'
import { to } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { AllTickets } from './AllTickets'
import { Hall } from './Hall'
import css from './lottery.module.css'

const panel = 'lottery-hall'

/** A hall, or the player's tickets of both halls. */
type Tab = HallMode | 'tickets'
const tabs: readonly Tab[] = [...hallModes, 'tickets']

/** The hall of the current prize mode (ROUTE-38, LOTT-01, LOTT-02); the address may name the other one, or the tickets. */
export default function LotteryPage() {
  const { t } = useTranslation(['lottery', 'titles'])
  const { prize_mode: hall = '', view } = useQuery(paths.lottery)
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const { menu, waiting } = useLobby()
  // The current mode is not known until the menu has loaded.
  const current = waiting && menu.length === 0 ? null : hallIn(menu)
  const mode = hallOf(hall) ?? current
  const tab: Tab = view === 'tickets' ? view : (mode ?? 'Elott')
  const label = (value: Tab) => t(`lottery:mode.${value}`)
  return (
    <PageFrame
      foot="tabs"
      busy={mode === null && tab !== 'tickets'}
      bar={<GamesBar title={t('titles:lottery')} guest={guest} />}
    >
      <Segment<Tab>
        className={css.modes}
        label={t('lottery:modes')}
        choices={tabs.map((value) => ({ value, label: label(value), panel }))}
        value={tab}
        onChange={(value) => {
          const query = value === 'tickets' ? { view: value } : { prize_mode: value }
          goTo({ ...to(paths.lottery, query), replace: true })
        }}
      />
      <div id={panel} role="tabpanel" aria-label={label(tab)}>
        {tab === 'tickets' ? (
          <AllTickets guest={guest} />
        ) : mode === null ? (
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
