import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { agreement, agreementActor } from '../../flows/help'
import { openService } from '../../flows/taps'
import { dayOfYear } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { LoadFault } from '../shared/LoadFault'
import { RichText } from '../shared/RichText'
import { PageBar } from '../shell/PageBar'
import css from './help.module.css'

/** The user agreement as the platform has it (ROUTE-66). */
export default function AgreementPage() {
  const { t } = useTranslation(['help', 'titles'])
  const actor = agreementActor()
  const { data, face, refreshing, failure } = useSelector(actor, agreement.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:agreement')} />} busy={face === 'skeleton'}>
      <div className={css.page}>
        {face === 'skeleton' && [0, 1, 2].map((n) => <Skeleton key={n} n={n} height={132} />)}
        {face === 'empty' && (
          <EmptyState
            title={t('agreement.empty.title')}
            action={<Button onClick={openService}>{t('help.service')}</Button>}
          >
            {t('agreement.empty.text')}
          </EmptyState>
        )}
        {face === 'error' && (
          <LoadFault failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
        )}
        {face === 'content' && data && (
          <article className={css.document}>
            <p className="t3 quiet num">{t('agreement.since', { date: dayOfYear(data.since) })}</p>
            <RichText html={data.content} />
          </article>
        )}
      </div>
    </PageFrame>
  )
}
