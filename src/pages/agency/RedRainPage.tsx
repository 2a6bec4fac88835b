import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announcedIn, redRainFlow, redRainInput, type AnnouncedRain } from '../../flows/agency/red-rain'
import { useChart } from '../../flows/core/useChart'
import { useSecondsLeft } from '../../flows/core/useSeconds'
import { formatMoney } from '../../i18n/money'
import { clockTime, countdown } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Facts } from '../../ui/Facts'
import { confettiFill } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Skeletons } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { Ticket } from '../../ui/Ticket'
import { LoadFault } from '../shared/LoadFault'
import { RetryButton } from '../shared/RetryButton'
import { PageBar } from '../shell/PageBar'
import { TeamFrame } from './AgencyFrame'
import { Envelopes } from './Envelopes'
import { RainDialog } from './RainDialog'
import column from './column.module.css'
import css from './RedRainPage.module.css'

/**
 * Red envelope rain: the announced rounds, the envelopes of the current one, and their chances (ROUTE-25).
 */
export default function RedRainPage() {
  const { t } = useTranslation(['rain', 'titles'])
  const [input] = useState(redRainInput)
  const actor = useChart(redRainFlow, input)
  const state = useSelector(actor, (snapshot) => snapshot)
  const rain = announcedIn(state.context.rain)
  const { round, caught } = state.context
  // A round that an earlier visit has loaded shows before the chart lets it start.
  const running = caught.length === 0 ? round : null
  const busy = state.hasTag('pending') && !rain
  return (
    <TeamFrame width="form" busy={busy} bar={<PageBar title={t('titles:redRain')} />}>
      <div className={column.page}>
        {busy && <Skeletons heights={[190, 220, 260]} radius={16} />}
        {state.hasTag('error') && (
          <LoadFault failure={state.context.failure} onRetry={() => actor.send({ type: 'RETRY' })} />
        )}
        {state.hasTag('none') && (
          <EmptyState
            icon={confettiFill}
            title={t('none')}
            action={<RetryButton onRetry={() => actor.send({ type: 'RETRY' })} reload={false} />}
          >
            {t('noneText')}
          </EmptyState>
        )}
        {rain && !state.hasTag('error') && !state.hasTag('none') && (
          <>
            {state.hasTag('falling') ? (
              <Envelopes
                caught={state.context.caught}
                most={rain.most}
                onCatch={(envelope) => actor.send({ type: 'CATCH', envelope })}
                onOpen={() => actor.send({ type: 'OPEN' })}
              />
            ) : (
              <Round
                rain={rain}
                until={running?.until ?? null}
                busy={!state.hasTag('open')}
                onStart={() => actor.send({ type: 'START' })}
              />
            )}
            <Chances rain={rain} />
            <Rounds rain={rain} now={running?.id} />
          </>
        )}
      </div>
      <RainDialog actor={actor} />
    </TeamFrame>
  )
}

interface RoundProps {
  rain: AnnouncedRain
  /** When the current round ends; null if none is running. */
  until: number | null
  /** It cannot be started yet. */
  busy: boolean
  onStart: () => void
}

/** The current round, or the next one with a countdown. */
function Round({ rain, until, busy, onStart }: RoundProps) {
  const { t } = useTranslation(['rain', 'shell'])
  const left = useSecondsLeft(until === null ? (rain.next?.from ?? null) : null)
  return (
    <Ticket
      as="section"
      across
      cut={until === null ? 64 : 92}
      stub={
        until === null ? (
          <p role="timer">{left !== null && t('rain:begins', { time: countdown(left) })}</p>
        ) : (
          <Button look="ink" wide busy={busy} busyLabel={t('shell:loading')} onClick={onStart}>
            {t('rain:start')}
          </Button>
        )
      }
    >
      <h2 className={css.small}>{t(until === null ? 'rain:next' : 'rain:open')}</h2>
      <p className={`display ${css.time}`}>
        {until === null
          ? rain.next && clockTime(rain.next.from)
          : t('rain:until', { time: clockTime(until) })}
      </p>
      <p className={css.small}>{t('rain:lead', { count: rain.most })}</p>
    </Ticket>
  )
}

/** The distribution of amounts over a hundred envelopes: shown before anything is caught. */
function Chances({ rain: { prizes } }: { rain: AnnouncedRain }) {
  const { t } = useTranslation('rain')
  return (
    <Card>
      <h2 className="t1">{t('chances')}</h2>
      <p className="t3 quiet">{t('chances.text')}</p>
      <Facts
        label={t('chances')}
        facts={prizes.map(({ amount, ofHundred }) => [formatMoney(amount), ofHundred] as const)}
      />
      <p className="t3 quiet">{t('chances.note')}</p>
    </Card>
  )
}

function Rounds({ rain: { rounds }, now }: { rain: AnnouncedRain; now: string | undefined }) {
  const { t } = useTranslation('rain')
  return (
    <section className={css.rounds}>
      <h2 className="t1">{t('rounds')}</h2>
      <List label={t('rounds')}>
        {rounds.map(({ id, from, until, claimed }) => (
          <ListRow
            key={id}
            end={claimed ? <Tag>{t('claimed')}</Tag> : id === now && <Tag tone="lit">{t('now')}</Tag>}
          >
            <span className="num">
              {clockTime(from)} – {clockTime(until)}
            </span>
          </ListRow>
        ))}
      </List>
    </section>
  )
}
