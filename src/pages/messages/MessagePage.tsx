import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { inspect } from '../../flows/inspect'
import { letterFlow, type LetterActor } from '../../flows/messages'
import { wordsForFailure } from '../../i18n/messages'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Dialog } from '../../ui/Dialog'
import { EmptyState } from '../../ui/EmptyState'
import { trashBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { FormFailure } from '../login/FormFailure'
import { LoadFault } from '../shared/LoadFault'
import { RichText } from '../shared/RichText'
import { useLanguageNews } from '../shared/useLanguageNews'
import { PageBar } from '../shell/PageBar'
import { Inbox } from './Inbox'
import css from './messages.module.css'

/** One message by its number; without a number, the inbox (ROUTE-62, ROUTE-73). */
export default function MessagePage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? <Inbox /> : <Message key={id} id={id} />
}

function Message({ id }: { id: string }) {
  const { t } = useTranslation(['messages', 'titles'])
  const letter = useActorRef(letterFlow, { input: { id }, inspect })
  useLanguageNews(letter)
  const failure = useSelector(letter, (state) => state.context.failure)
  const face = useSelector(letter, (state) =>
    state.hasTag('letter')
      ? 'letter'
      : state.hasTag('missing')
        ? 'missing'
        : state.hasTag('error')
          ? 'error'
          : 'wait',
  )
  return (
    <PageFrame bar={<PageBar title={t('titles:messages')} />} foot="tabs" busy={face === 'wait'}>
      <div className={css.page}>
        {face === 'wait' && <Skeleton height={220} radius="var(--r-l)" />}
        {face === 'missing' && (
          <EmptyState
            title={t('missing.title')}
            action={<Button onClick={() => letter.send({ type: 'LEAVE' })}>{t('missing.all')}</Button>}
          >
            {t('missing.text')}
          </EmptyState>
        )}
        {face === 'error' && (
          <LoadFault failure={failure} busy={false} onRetry={() => letter.send({ type: 'RETRY' })} />
        )}
        {face === 'letter' && <Shown letter={letter} />}
      </div>
    </PageFrame>
  )
}

function Shown({ letter }: { letter: LetterActor }) {
  const { t } = useTranslation(['messages', 'shell'])
  const message = useSelector(letter, (state) => state.context.letter)
  const failure = useSelector(letter, (state) => state.context.failure)
  const asking = useSelector(letter, (state) => state.hasTag('asking'))
  const deleting = useSelector(letter, (state) => state.hasTag('deleting'))
  const cancel = () => letter.send({ type: 'CANCEL' })
  const words = failure && wordsForFailure(failure)
  return (
    <>
      <FormFailure>
        {words && (
          <>
            {t(`shell:${words.key}`, words.values)} {t('delete.failed')}
          </>
        )}
      </FormFailure>
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
        onClick={() => letter.send({ type: 'DELETE' })}
      >
        {t('delete')}
      </Button>
      <Dialog
        open={asking}
        onClose={cancel}
        title={t('sure.title')}
        actions={
          <>
            <Button look="line" onClick={cancel}>
              {t('sure.keep')}
            </Button>
            <Button look="danger" onClick={() => letter.send({ type: 'CONFIRM' })}>
              {t('delete')}
            </Button>
          </>
        }
      >
        {t('sure.text')}
      </Dialog>
    </>
  )
}
