import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { messageFlow, type MessageActor } from '../../flows/member/messages'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Question } from '../../ui/Dialog'
import { EmptyState } from '../../ui/EmptyState'
import { trashBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { FormFailure } from '../shared/FormFailure'
import { LoadFault } from '../shared/LoadFault'
import { RichText } from '../shared/RichText'
import { useLanguageNews } from '../shared/useLanguageNews'
import { PageBar } from '../shell/PageBar'
import { useQuery } from '../shared/useQuery'
import * as paths from '../../../machines/shared/paths'
import { Inbox } from './Inbox'
import css from './messages.module.css'
import { FailureAnd } from '../shared/FailureAnd'
import { tagIn } from '../../flows/core/tags'
import { useChart } from '../../flows/core/useChart'

/** One message by its number; without a number, the inbox (ROUTE-62, ROUTE-73). */
export default function MessagePage() {
  const { id } = useQuery(paths.message)
  return id === undefined ? <Inbox /> : <Message key={id} id={id} />
}

function Message({ id }: { id: string }) {
  const { t } = useTranslation(['messages', 'titles'])
  const actor = useChart(messageFlow, { id })
  useLanguageNews(actor)
  const failure = useSelector(actor, (state) => state.context.failure)
  const status = useSelector(actor, (state) => tagIn(state, 'message', 'missing', 'error') ?? 'wait')
  return (
    <PageFrame bar={<PageBar title={t('titles:messages')} />} foot="tabs" busy={status === 'wait'}>
      <div className={css.page}>
        {status === 'wait' && <Skeleton height={220} radius="var(--r-l)" />}
        {status === 'missing' && (
          <EmptyState
            title={t('missing.title')}
            action={<Button onClick={() => actor.send({ type: 'LEAVE' })}>{t('missing.all')}</Button>}
          >
            {t('missing.text')}
          </EmptyState>
        )}
        {status === 'error' && <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />}
        {status === 'message' && <Shown actor={actor} />}
      </div>
    </PageFrame>
  )
}

function Shown({ actor }: { actor: MessageActor }) {
  const { t } = useTranslation(['messages', 'shell'])
  const message = useSelector(actor, (state) => state.context.message)
  const failure = useSelector(actor, (state) => state.context.failure)
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const deleting = useSelector(actor, (state) => state.hasTag('deleting'))
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <>
      <FormFailure>{failure && <FailureAnd failure={failure}>{t('delete.failed')}</FailureAnd>}</FormFailure>
      <Card>
        <article className="stack">
          <h2 className="display d3">{message?.title}</h2>
          <p className="t3 quiet num">{dateAndTime(message?.sentAt ?? 0)}</p>
          <RichText html={message?.content ?? ''} />
        </article>
      </Card>
      <Button
        look="quiet"
        wide
        icon={trashBold}
        busy={deleting}
        busyLabel={t('delete.busy')}
        onClick={() => actor.send({ type: 'DELETE' })}
      >
        {t('delete')}
      </Button>
      <Question
        open={asking}
        title={t('sure.title')}
        no={t('sure.keep')}
        onNo={cancel}
        yes={t('delete')}
        onYes={() => actor.send({ type: 'CONFIRM' })}
        danger
      >
        {t('sure.text')}
      </Question>
    </>
  )
}
