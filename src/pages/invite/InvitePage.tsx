import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { renewFriends, programme } from '../../flows/invite'
import { inspect } from '../../flows/inspect'
import { shareFlow, shareInput } from '../../flows/share'
import { openService } from '../../flows/taps'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'
import { Friends } from './Friends'
import { Offer } from './Offer'
import { OwnLink } from './OwnLink'
import css from './invite.module.css'

/** Invite friends (ROUTE-64): what a friend brings, the player's own link, and who came by it (PROMO-10, PROMO-11). */
export default function InvitePage() {
  const { t } = useTranslation(['invite', 'shell', 'titles'])
  const actor = useActorRef(programme.logic, { input: { query: null }, inspect })
  const share = useActorRef(shareFlow, { input: shareInput(), inspect })
  useEffect(() => {
    share.send({ type: 'OPEN' })
    renewFriends()
  }, [share])
  const { data, face, refreshing, failure } = useSelector(actor, programme.view)
  const words = failure && wordsForFailure(failure)
  return (
    <PageFrame bar={<PageBar title={t('titles:invite')} />} foot="tabs" busy={face === 'skeleton'}>
      <div className={css.page}>
        {face === 'skeleton' && (
          <>
            <Skeleton height={172} radius="var(--r-l)" />
            <Skeleton n={1} height={320} radius="var(--r-l)" />
            <Skeleton n={2} height={140} radius="var(--r-l)" />
          </>
        )}
        {face === 'error' && (
          <ErrorState
            title={t('shell:error.title')}
            action={
              <Button busy={refreshing} onClick={() => actor.send({ type: 'RELOAD' })}>
                {t('shell:retry')}
              </Button>
            }
          >
            {words && t(`shell:${words.key}`, words.values)}
          </ErrorState>
        )}
        {data && face === 'content' && !data.enabled && (
          <EmptyState
            title={t('off.title')}
            action={<Button onClick={openService}>{t('off.service')}</Button>}
          >
            {t('off.text')}
          </EmptyState>
        )}
        {data?.enabled && face === 'content' && (
          <>
            <Offer programme={data} />
            <OwnLink share={share} />
            <Friends programme={data} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
