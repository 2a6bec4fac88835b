import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLobby } from '../../flows/games/lobby'
import { lotteryGroups, lotteryGroupsActor, searchLotteries } from '../../flows/lottery/lottery'
import { hallIn, hallModes, hallOf, type HallMode } from '../../flows/games/prize-mode'
import { appActor } from '../../flows/core/root'
import { checkImage } from '../../flows/core/urls'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { EmptyState } from '../../ui/EmptyState'
import { SectionHead } from '../../ui/home/SectionHead'
import { ticketFill } from '../../ui/icons/phosphor'
import { DrawList, DrawListSkeleton, DrawRow } from '../../ui/lottery/DrawRow'
import { SearchField } from '../../ui/SearchField'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { useRefreshed } from '../shared/useRefreshed'
import { linkTo, to } from '../../../machines/shared/address'
import { useQuery } from '../shared/useQuery'
import { goTo } from '../../flows/adapters/navigation'
import * as paths from '../../../machines/shared/paths'
import { TopPrize } from './Draws'
import { useEvery } from './hooks'
import css from './lottery.module.css'
import { FailedRow } from '../shared/FailedRow'
import { LoadFault } from '../shared/LoadFault'

const panel = 'all-lotteries'

/** All lotteries by the platform's menu, with search and houses (ROUTE-37, ROUTE-73). */
export default function MoreLotteryPage() {
  const { t } = useTranslation(['lottery', 'titles'])
  const { prize_mode: hall = '' } = useQuery(paths.moreLottery)
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const { menu } = useLobby()
  const mode = hallOf(hall) ?? hallIn(menu)
  return (
    <PageFrame bar={<GamesBar title={t('titles:moreLottery')} guest={guest} />}>
      <Segment<HallMode>
        className={css.modes}
        label={t('lottery:modes')}
        choices={hallModes.map((value) => ({ value, label: t(`lottery:mode.${value}`), panel }))}
        value={mode}
        onChange={(value) => goTo({ ...to(paths.moreLottery, { prize_mode: value }), replace: true })}
      />
      <div id={panel} role="tabpanel" aria-label={t(`lottery:mode.${mode}`)}>
        <All key={mode} mode={mode} />
      </div>
    </PageFrame>
  )
}

function All({ mode }: { mode: HallMode }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const actor = useRefreshed(lotteryGroupsActor(mode))
  const { data, status, failure } = useSelector(actor, lotteryGroups.view)
  const every = useEvery()
  const [house, setHouse] = useState('')
  const { search = '' } = useQuery(paths.moreLottery)
  const [text, setText] = useState(search)
  const reload = () => actor.send({ type: 'RELOAD' })
  if (status === 'error') return <LoadFault failure={failure} onRetry={reload} />
  if (status === 'empty') {
    return (
      <EmptyState
        icon={ticketFill}
        title={t('empty.title')}
        action={<Button href={paths.gameList}>{t('empty.other')}</Button>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  // The address keeps it, so that a player who comes back finds the same.
  const find = (typed: string) => {
    setText(typed)
    goTo({ ...to(paths.moreLottery, { prize_mode: mode, ...(typed && { search: typed }) }), replace: true })
  }
  const groups = data ?? []
  const found = searchLotteries(groups, house, text)
  const showAll = () => {
    setHouse('')
    find('')
  }
  return (
    <>
      {failure && (
        <FailedRow above="wide" onRetry={reload}>
          {t('shell:error.old')}
        </FailedRow>
      )}
      <div className={css.search}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={find}
          clearLabel={t('clear')}
        />
      </div>
      <ChipRow label={t('groups')}>
        {[{ id: '', name: t('allHouses') }, ...groups].map(({ id, name }) => (
          <Chip key={id} picked={house === id} onClick={() => setHouse(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <div className={css.sections}>
        {status === 'skeleton' && <DrawListSkeleton count={8} />}
        {status === 'content' && found.length === 0 && (
          <EmptyState
            icon={ticketFill}
            title={t('none.title')}
            action={
              <Button look="quiet" onClick={showAll}>
                {t('none.action')}
              </Button>
            }
          >
            {t('none.text')}
          </EmptyState>
        )}
        {found.map(({ id, name, lotteries }) => (
          <section key={id} aria-labelledby={`house-${id}`}>
            <SectionHead id={`house-${id}`} title={name} />
            <DrawList label={name}>
              {lotteries.map((one) => (
                <DrawRow
                  key={one.code}
                  name={one.name}
                  href={linkTo(paths.startLottery, { code: one.code })}
                  art={checkImage(one.iconUrl)}
                  sub={
                    <>
                      {every(one.every)}
                      <br />
                      <TopPrize of={one} />
                    </>
                  }
                />
              ))}
            </DrawList>
          </section>
        ))}
      </div>
    </>
  )
}
