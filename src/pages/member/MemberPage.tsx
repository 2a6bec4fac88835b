import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { goTo, home } from '../../flows/adapters/navigation'
import { keptMember, memberCentreFlow } from '../../flows/member-centre'
import { sessionActor, type SessionActor } from '../../flows/root'
import { askToSignOut, enter } from '../../flows/taps'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { envelopeSimpleBold, gearSixBold, signOutBold } from '../../ui/icons/phosphor'
import { Sky } from '../../ui/scene/Sky'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { Entries } from './Entries'
import { Guest } from './Guest'
import css from './MemberPage.module.css'
import { Profile } from './Profile'
import { Wallet } from './Wallet'
import { inspect } from '../../flows/inspect'

export type MemberCentre = ActorRefFrom<typeof memberCentreFlow>

/** The member centre (MEMBER-01..30, MSG-01..04): another player is another centre. */
export default function MemberPage() {
  const token = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.token ?? null)
  return <Centre key={token ?? 'guest'} signedIn={token !== null} />
}

function Centre({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('member')
  const centre = useActorRef(memberCentreFlow, {
    input: { signedIn, kept: signedIn ? keptMember() : null },
    inspect,
  })
  const loading = useSelector(centre, (state) => state.hasTag('pending') && !state.hasTag('content'))
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') centre.send({ type: 'RETURNED' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [centre])
  return (
    <PageFrame width="form" foot="tabs" busy={loading} bar={<Bar centre={centre} />}>
      <div className={css.ground} data-bleed="">
        <Sky />
      </div>
      <div className={css.page}>
        {signedIn ? (
          <>
            <Profile centre={centre} />
            <Wallet />
          </>
        ) : (
          <Guest />
        )}
        <Entries centre={centre} />
        {signedIn && (
          <Button look="line" wide icon={signOutBold} onClick={() => askToSignOut()}>
            {t('signOut')}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}

/** Back to home, the messages with their dot, the settings (MEMBER-01, MEMBER-02, MSG-01..03). */
function Bar({ centre }: { centre: MemberCentre }) {
  const { t } = useTranslation(['member', 'shell'])
  const unread = useSelector(centre, (state) => state.context.facts?.unread ?? 0)
  return (
    <PageTopBar clear back={{ label: t('shell:back'), onBack: () => goTo({ to: home }) }} logo={null}>
      <IconButton
        icon={envelopeSimpleBold}
        label={unread > 0 ? t('member:messages.unread', { count: unread }) : t('member:messages')}
        badge={unread > 0 && <Badge className={css.dot} />}
        onClick={() => enter({ kind: 'money', to: '/m/webEmail' })}
      />
      <IconButton
        icon={gearSixBold}
        label={t('member:settings')}
        onClick={() => enter({ kind: 'money', to: '/m/set' })}
      />
    </PageTopBar>
  )
}
