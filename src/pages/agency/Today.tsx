import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { monthAndDay } from '../../i18n/hour'
import { Card } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import type { AgentHomeActor } from '../../flows/agency/agent-home'
import css from './Today.module.css'
import { FailureWords } from '../shared/FailureWords'
import { RetryButton } from '../shared/RetryButton'

const counters = ['loggedIn', 'betting', 'registered', 'online'] as const

/** The team's activity today (AGENT-06..08). */
export function Today({ home }: { home: AgentHomeActor }) {
  const { t } = useTranslation(['agency', 'shell'])
  const shown = useSelector(home, (state) => state.hasTag('content'))
  const today = useSelector(home, (state) => state.context.today)
  const failure = useSelector(home, (state) => (state.hasTag('error') ? state.context.failure : null))
  const known = shown ? today : null
  return (
    <Card>
      <div className={css.head}>
        <h2 className="t1">{t('agency:today')}</h2>
        {known && <span className={css.day}>{monthAndDay(known.day)}</span>}
      </div>
      {failure ? (
        <div className={css.failed} role="alert">
          <p>
            {t('agency:today.failed')} <FailureWords failure={failure} />
          </p>
          <RetryButton size="s" look="quiet" onRetry={() => home.send({ type: 'RETRY' })} />
        </div>
      ) : (
        <dl className={css.counters}>
          {counters.map((key, n) => (
            <div key={key} className={css.counter}>
              <dt>{t(`agency:counter.${key}`)}</dt>
              <dd className="display">{known ? known[key] : <Skeleton width={36} height={24} n={n} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
