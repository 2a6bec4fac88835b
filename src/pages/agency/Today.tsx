import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { monthAndDay } from '../../i18n/hour'
import { wordsForFailure } from '../../i18n/messages'
import { TodayCard } from '../../ui/agency/TodayCard'
import { Button } from '../../ui/Button'
import css from './AgentPage.module.css'
import type { AgentHome } from './AgentPage'

const counters = ['loggedIn', 'betting', 'registered', 'online'] as const

/** What the team has done today (AGENT-06..08). */
export function Today({ home }: { home: AgentHome }) {
  const { t } = useTranslation(['agency', 'shell'])
  const shown = useSelector(home, (state) => state.hasTag('content'))
  const today = useSelector(home, (state) => state.context.today)
  const failure = useSelector(home, (state) => (state.hasTag('error') ? state.context.failure : null))
  const words = failure && wordsForFailure(failure)
  const known = shown ? today : null
  return (
    <TodayCard
      title={t('agency:today')}
      day={known ? monthAndDay(known.day) : undefined}
      counters={counters.map((key) => ({
        key,
        label: t(`agency:counter.${key}`),
        count: known ? String(known[key]) : null,
      }))}
      failure={
        words && (
          <div className={css.failed} role="alert">
            <p>
              {t('agency:today.failed')} {t(`shell:${words.key}`, words.values)}
            </p>
            <Button size="s" look="quiet" onClick={() => home.send({ type: 'RETRY' })}>
              {t('shell:retry')}
            </Button>
          </div>
        )
      }
    />
  )
}
