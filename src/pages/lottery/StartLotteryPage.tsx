import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  afterDraw,
  drawsIn,
  historyActor,
  historyOf,
  lotteryDrawsFlow,
  type NextDraw,
} from '../../flows/lottery-draws'
import { currentHall } from '../../flows/prize-mode'
import { appActor } from '../../flows/root'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { ticketFill } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { useLanguageNews } from '../shared/useLanguageNews'
import { FirstDraw } from './Draws'
import { Late } from './Hall'
import { History } from './History'
import { useHere } from './hooks'
import { Pays } from './Pays'
import { Tickets } from './Tickets'
import css from './lottery.module.css'
import { inspect } from '../../flows/inspect'

/** One lottery: its next draw, the player's tickets, past draws and what it pays (ROUTE-39, ROUTE-73). */
export default function StartLotteryPage() {
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  return <Room key={code} code={code} />
}

function Room({ code }: { code: string }) {
  const { t } = useTranslation(['lottery', 'titles', 'shell'])
  // An address without a code names no lottery: a code that none has asks for none.
  const actor = useActorRef(lotteryDrawsFlow, {
    input: { query: { mode: currentHall(), code: code || '-' } },
    inspect,
  })
  useLanguageNews(actor)
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const [draw] = useSelector(actor, drawsIn)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const empty = useSelector(actor, (state) => state.hasTag('empty'))
  const failure = useSelector(actor, (state) => state.context.failure)
  return (
    <PageFrame
      foot="tabs"
      busy={!draw && !failed && !empty}
      bar={<GamesBar title={draw?.lottery.name ?? t('titles:startLottery')} guest={guest} />}
    >
      {empty && (
        <EmptyState
          icon={ticketFill}
          title={t('lottery:gone.title')}
          action={<Button href="/m/lottery">{t('lottery:toHall')}</Button>}
        >
          {t('lottery:gone.text')}
        </EmptyState>
      )}
      {failed && failure && (
        <ErrorState
          title={t('shell:error.title')}
          action={<Button onClick={() => actor.send({ type: 'RETRY' })}>{t('shell:retry')}</Button>}
        >
          {t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}{' '}
          {t('shell:error.safe')}
        </ErrorState>
      )}
      {!empty && !failed && (
        <>
          <Late actor={actor} />
          {draw ? (
            <Lottery draw={draw} guest={guest} />
          ) : (
            <div className={`wrap ${css.wait}`}>
              <Skeleton height={128} radius={16} />
            </div>
          )}
        </>
      )}
    </PageFrame>
  )
}

function Lottery({ draw, guest }: { draw: NextDraw; guest: boolean }) {
  const here = useHere()
  const { lottery, code } = draw
  // A draw has passed: its numbers are history now.
  useEffect(() => afterDraw(() => historyActor(historyOf(code)).send({ type: 'RELOAD' })), [code])
  return (
    <div className={css.sections}>
      <FirstDraw draw={draw} from={here} link={false} />
      <Tickets lottery={lottery} guest={guest} />
      <History lottery={lottery} />
      <Pays lottery={lottery} />
    </div>
  )
}
