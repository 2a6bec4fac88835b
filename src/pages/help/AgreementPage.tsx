import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { agreement, agreementActor } from '../../flows/service/help'
import { openService } from '../../flows/core/late-actions'
import { longDate } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Skeletons } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { RichText } from '../shared/RichText'
import { PageBar } from '../shell/PageBar'
import css from './help.module.css'
import { Loaded } from '../shared/Loaded'

/** The platform's user agreement (ROUTE-66). */
export default function AgreementPage() {
  const { t } = useTranslation(['help', 'titles'])
  const actor = agreementActor()
  const view = useSelector(actor, agreement.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:agreement')} />} busy={view.status === 'skeleton'}>
      <div className={css.page}>
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[132, 132, 132]} />}
          empty={
            <EmptyState
              title={t('agreement.empty.title')}
              action={<Button onClick={openService}>{t('help.service')}</Button>}
            >
              {t('agreement.empty.text')}
            </EmptyState>
          }
        >
          {(document) => (
            <article className={css.document}>
              <p className="t3 quiet num">{t('agreement.since', { date: longDate(document.since) })}</p>
              <RichText html={document.content} />
            </article>
          )}
        </Loaded>
      </div>
    </PageFrame>
  )
}
