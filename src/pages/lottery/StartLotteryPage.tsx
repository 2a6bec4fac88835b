import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { drawsIn, drawsInput, lotteryDrawsFlow, type NextDraw } from '../../flows/lottery/lottery-draws'
import { currentHall } from '../../flows/games/prize-mode'
import { useClosedAccount } from '../../flows/session/useClosedAccount'
import { appActor } from '../../flows/core/root'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ticketFill } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { useLanguageNews } from '../shared/useLanguageNews'
import { useScreenName } from '../shared/useScreenName'
import { useQuery } from '../shared/useQuery'
import * as paths from '../../../machines/shared/paths'
import { FirstDraw } from './Draws'
import { Late } from './Hall'
import { History } from './History'
import { useHere } from '../shared/useHere'
import { Pays } from './Pays'
import { Tickets } from './Tickets'
import css from './lottery.module.css'
import ClosedNote from '../shared/ClosedNote'
import { LimitsLeft } from '../shared/LimitsLeft'
import { LoadFault } from '../shared/LoadFault'
import { useChart } from '../../flows/core/useChart'

/** One lottery: its next draw, the player's tickets, past draws and its prizes (ROUTE-39, ROUTE-73). */
export default function StartLotteryPage() {
  const { code = '' } = useQuery(paths.startLottery)
  return <Room key={code} code={code} />
}

function Room({ code }: { code: string }) {
  const { t } = useTranslation(['lottery', 'titles', 'shell'])
  // Without a code in the address, a non-existent code is used, which requests nothing.
  const actor = useChart(lotteryDrawsFlow, drawsInput({ mode: currentHall(), code: code || '-' }))
  useLanguageNews(actor)
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const [draw] = useSelector(actor, drawsIn)
  useScreenName(draw?.lottery.name)
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
          action={<Button href={paths.lottery}>{t('lottery:toHall')}</Button>}
        >
          {t('lottery:gone.text')}
        </EmptyState>
      )}
      {failed && (
        <LoadFault
          failure={failure}
          safe={t('shell:error.safe')}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
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
  const { lottery } = draw
  const { t } = useTranslation('lottery')
  const closed = useClosedAccount()
  return (
    <div className={css.sections}>
      {closed ? <ClosedNote>{t('closed')}</ClosedNote> : <LimitsLeft />}
      <FirstDraw draw={draw} from={here} link={false} />
      {!closed && <Tickets lottery={lottery} guest={guest} />}
      <History lottery={lottery} />
      <Pays lottery={lottery} />
    </div>
  )
}
