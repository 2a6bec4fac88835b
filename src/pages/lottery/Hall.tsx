import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  drawsIn,
  drawsInput,
  lotteryDrawsFlow,
  type LotteryDrawsActor,
} from '../../flows/lottery/lottery-draws'
import { popular, popularActor, recent, recentActor } from '../../flows/lottery/lottery'
import type { HallMode } from '../../flows/games/prize-mode'
import { useClosedAccount } from '../../flows/session/useClosedAccount'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { SectionHead } from '../../ui/home/SectionHead'
import { ticketFill } from '../../ui/icons/phosphor'
import { DrawList, DrawListSkeleton } from '../../ui/lottery/DrawRow'
import { useLanguageNews } from '../shared/useLanguageNews'
import { useRefreshed } from '../shared/useRefreshed'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { About } from './About'
import { FirstDraw, NextRow, ResultRow } from './Draws'
import { useHere } from '../shared/useHere'
import { Strip } from './Strip'
import css from './lottery.module.css'
import ClosedNote from '../shared/ClosedNote'
import { LimitsLeft } from '../shared/LimitsLeft'
import { LoadFault } from '../shared/LoadFault'
import { FailedRow } from '../shared/FailedRow'
import { useChart } from '../../flows/core/useChart'

/** Upcoming draws and results shown in a hall after the first draw. */
const shown = { next: 6, results: 5 } as const

/** The next draws of a prize mode, the last results, and the player's lotteries (LOTT-05). */
export function Hall({ mode, guest }: { mode: HallMode; guest: boolean }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const actor = useChart(lotteryDrawsFlow, drawsInput({ mode, code: '' }))
  useLanguageNews(actor)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const empty = useSelector(actor, (state) => state.hasTag('empty'))
  const failure = useSelector(actor, (state) => state.context.failure)
  const closed = useClosedAccount()
  const retry = () => actor.send({ type: 'RETRY' })
  if (failed) {
    return <LoadFault failure={failure} safe={t('shell:error.safe')} onRetry={retry} />
  }
  if (empty) {
    return (
      <EmptyState
        icon={ticketFill}
        title={t('lottery:empty.title')}
        action={<Button href={paths.gameList}>{t('lottery:empty.other')}</Button>}
      >
        {t('lottery:empty.text')}
      </EmptyState>
    )
  }
  return (
    <div className={css.sections}>
      {closed ? <ClosedNote>{t('lottery:closed')}</ClosedNote> : <LimitsLeft />}
      <Sale actor={actor} mode={mode} />
      {!guest && <Recent mode={mode} />}
      <Popular mode={mode} />
      <About mode={mode} />
    </div>
  )
}

function Sale({ actor, mode }: { actor: LotteryDrawsActor; mode: HallMode }) {
  const { t } = useTranslation('lottery')
  const here = useHere()
  const draws = useSelector(actor, drawsIn)
  const [first, ...rest] = draws
  const results = [...draws].sort((a, b) => (b.last?.drawnAt ?? 0) - (a.last?.drawnAt ?? 0))
  const all = { label: t('all'), href: linkTo(paths.moreLottery, { prize_mode: mode }) }
  return (
    <>
      <section aria-labelledby="next-draws">
        <SectionHead id="next-draws" title={t('next')} more={all} />
        <Late actor={actor} />
        {first ? (
          <div className={css.sale}>
            <FirstDraw draw={first} from={here} link />
            <DrawList label={t('next')}>
              {rest.slice(0, shown.next).map((draw) => (
                <NextRow key={draw.code} draw={draw} />
              ))}
            </DrawList>
          </div>
        ) : (
          <DrawListSkeleton count={shown.next + 2} />
        )}
      </section>
      <section aria-labelledby="results">
        <SectionHead id="results" title={t('results')} />
        {first ? (
          <DrawList label={t('results')}>
            {results.slice(0, shown.results).map((draw) => (
              <ResultRow key={draw.code} draw={draw} />
            ))}
          </DrawList>
        ) : (
          <DrawListSkeleton count={shown.results} />
        )}
      </section>
    </>
  )
}

/** Says that the screen shows old data while the next draws cannot be loaded. */
export function Late({ actor }: { actor: LotteryDrawsActor }) {
  const { t } = useTranslation('lottery')
  const late = useSelector(actor, (state) => state.hasTag('late'))
  return (
    <div role="status">
      {late && <FailedRow onRetry={() => actor.send({ type: 'RETRY' })}>{t('late')}</FailedRow>}
    </div>
  )
}

function Recent({ mode }: { mode: HallMode }) {
  const { t } = useTranslation('lottery')
  const actor = useRefreshed(recentActor(mode))
  const { data, status } = useSelector(actor, recent.view)
  // Nothing played yet, or not loaded: the hall works without it.
  return status === 'content' ? <Strip title={t('recent')} lotteries={data} /> : null
}

function Popular({ mode }: { mode: HallMode }) {
  const { t } = useTranslation('lottery')
  const actor = useRefreshed(popularActor(mode))
  const { data, status } = useSelector(actor, popular.view)
  if (status === 'empty' || status === 'error') return null
  return <Strip title={t('popular')} lotteries={data} />
}
