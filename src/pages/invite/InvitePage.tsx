import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { renewFriends, programme, programmeActor } from '../../flows/member/invite'
import { shareOnScreen } from '../../flows/service/share'
import { openService } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Skeletons } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'
import { Friends } from './Friends'
import { Offer } from './Offer'
import { OwnLink } from './OwnLink'
import css from './invite.module.css'
import { Loaded } from '../shared/Loaded'
import { useRefreshed } from '../shared/useRefreshed'

/**
 * Invite friends (ROUTE-64): the reward for a friend, the player's own link, and who joined through it
 * (PROMO-10, PROMO-11).
 */
export default function InvitePage() {
  const { t } = useTranslation(['invite', 'titles'])
  const actor = useRefreshed(programmeActor())
  const share = shareOnScreen()
  useEffect(() => {
    // A link that did not load is requested again; one that is there stays.
    share.send({ type: 'RETRY' })
    renewFriends()
  }, [share])
  const view = useSelector(actor, programme.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:invite')} />} foot="tabs" busy={view.status === 'skeleton'}>
      <div className={css.page}>
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[172, 320, 140]} radius="var(--r-l)" />}
        >
          {(offered) =>
            offered.enabled ? (
              <>
                <Offer programme={offered} />
                <OwnLink share={share} />
                <Friends programme={offered} />
              </>
            ) : (
              <EmptyState
                title={t('off.title')}
                action={<Button onClick={openService}>{t('off.service')}</Button>}
              >
                {t('off.text')}
              </EmptyState>
            )
          }
        </Loaded>
      </div>
    </PageFrame>
  )
}
