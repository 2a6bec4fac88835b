import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { drawsIn, lotteryDrawsFlow, type LotteryDrawsActor } from '../../flows/lottery-draws'
import { popular, recent } from '../../flows/lottery'
import type { HallMode } from '../../flows/prize-mode'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { SectionHead } from '../../ui/home/SectionHead'
import { ticketFill } from '../../ui/icons/phosphor'
import { DrawList, DrawListSkeleton } from '../../ui/lottery/DrawRow'
import { useLanguageNews } from '../shared/useLanguageNews'
import { FirstDraw, NextRow, ResultRow } from './Draws'
import { useHere } from './hooks'
import { Strip } from './Strip'
import css from './lottery.module.css'
import { inspect } from '../../flows/inspect'

/** Draws to come and results that a hall shows beside the first draw. */
const shown = { next: 6, results: 5 } as const

/** The next draws of a prize mode, what came last, and what is played (LOTT-05). */
export function Hall({ mode, guest }: { mode: HallMode; guest: boolean }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const actor = useActorRef(lotteryDrawsFlow, { input: { query: { mode, code: '' } }, inspect })
  useLanguageNews(actor)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const empty = useSelector(actor, (state) => state.hasTag('empty'))
  const failure = useSelector(actor, (state) => state.context.failure)
  if (failed && failure) {
    const { key, values } = wordsForFailure(failure)
    return (
      <ErrorState
        title={t('shell:error.title')}
        action={<Button onClick={() => actor.send({ type: 'RETRY' })}>{t('shell:retry')}</Button>}
      >
        {t(`shell:${key}`, values)} {t('shell:error.safe')}
      </ErrorState>
    )
  }
  if (empty) {
    return (
      <EmptyState
        icon={ticketFill}
        title={t('lottery:empty.title')}
        action={<Button href="/m/gameList">{t('lottery:empty.other')}</Button>}
      >
        {t('lottery:empty.text')}
      </EmptyState>
    )
  }
  return (
    <div className={css.sections}>
      <Sale actor={actor} mode={mode} />
      {!guest && <Recent mode={mode} />}
      <Popular mode={mode} />
    </div>
  )
}

function Sale({ actor, mode }: { actor: LotteryDrawsActor; mode: HallMode }) {
  const { t } = useTranslation('lottery')
  const here = useHere()
  const draws = useSelector(actor, drawsIn)
  const [first, ...rest] = draws
  const results = [...draws].sort((a, b) => (b.last?.drawnAt ?? 0) - (a.last?.drawnAt ?? 0))
  const all = { label: t('all'), href: `/m/moreLottery?prize_mode=${mode}` }
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
          <DrawListSkeleton count={6} />
        )}
      </section>
      {first && (
        <section aria-labelledby="results">
          <SectionHead id="results" title={t('results')} />
          <DrawList label={t('results')}>
            {results.slice(0, shown.results).map((draw) => (
              <ResultRow key={draw.code} draw={draw} />
            ))}
          </DrawList>
        </section>
      )}
    </>
  )
}

/** Says that what shows is old, while the next draws do not come. */
export function Late({ actor }: { actor: LotteryDrawsActor }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const late = useSelector(actor, (state) => state.hasTag('late'))
  return (
    <div role="status">
      {late && (
        <p className={css.noteRow}>
          {t('lottery:late')}{' '}
          <Button look="quiet" size="s" onClick={() => actor.send({ type: 'RETRY' })}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
    </div>
  )
}

function Recent({ mode }: { mode: HallMode }) {
  const { t } = useTranslation('lottery')
  const actor = useActorRef(recent.logic, { input: { query: mode }, inspect })
  useLanguageNews(actor)
  const { data, face } = useSelector(actor, recent.view)
  // Nothing played yet, or not known: the hall is whole without it.
  return face === 'content' ? <Strip title={t('recent')} lotteries={data} /> : null
}

function Popular({ mode }: { mode: HallMode }) {
  const { t } = useTranslation('lottery')
  const actor = useActorRef(popular.logic, { input: { query: mode }, inspect })
  useLanguageNews(actor)
  const { data, face } = useSelector(actor, popular.view)
  if (face === 'empty' || face === 'error') return null
  return <Strip title={t('popular')} lotteries={data} />
}
