import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../flows/adapters/navigation'
import { keptMember, memberCentreFlow, type MemberCentreActor } from '../../flows/member/member-centre'
import { useAccount } from '../../flows/core/useAccount'
import { askToSignOut, enter } from '../../flows/core/late-actions'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { envelopeSimpleBold, gearSixBold, signOutBold } from '../../ui/icons/phosphor'
import { Sky } from '../../ui/scene/Sky'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import * as paths from '../../../machines/shared/paths'
import { Entries } from './Entries'
import { Guest } from './Guest'
import css from './MemberPage.module.css'
import { Profile } from './Profile'
import { Wallet } from './Wallet'
import { AccountFault, isAccountFault } from '../shared/AccountFault'
import { useReturn } from '../shared/useReturn'
import { useChart } from '../../flows/core/useChart'

const returned = { type: 'RETURNED' } as const

/** The member centre (MEMBER-01..30, MSG-01..04). */
export default function MemberPage() {
  const { t } = useTranslation('member')
  const signedIn = useAccount() !== ''
  const centre = useChart(memberCentreFlow, { signedIn, kept: signedIn ? keptMember() : null })
  const loading = useSelector(centre, (state) => state.hasTag('pending') && !state.hasTag('content'))
  const failure = useSelector(centre, (state) => (state.context.facts ? null : state.context.failure))
  useReturn(centre, returned)
  return (
    <PageFrame width="form" foot="tabs" busy={loading} bar={<Bar centre={centre} />}>
      <div className={css.ground} data-bleed="">
        <Sky />
      </div>
      <div className={css.page}>
        {isAccountFault(failure) ? (
          <>
            <h1 className="visually-hidden">{t('title')}</h1>
            <AccountFault code={failure.code} />
          </>
        ) : signedIn ? (
          <>
            <Profile centre={centre} />
            <Wallet />
          </>
        ) : (
          <Guest />
        )}
        {!isAccountFault(failure) && <Entries centre={centre} />}
        {signedIn && !isAccountFault(failure) && (
          <Button look="line" wide icon={signOutBold} onClick={() => askToSignOut()}>
            {t('signOut')}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}

/** Back to home, the messages with their unread dot, the settings (MEMBER-01, MEMBER-02, MSG-01..03). */
function Bar({ centre }: { centre: MemberCentreActor }) {
  const { t } = useTranslation(['member', 'shell'])
  const unread = useSelector(centre, (state) => state.context.facts?.unread ?? 0)
  return (
    <PageTopBar clear back={{ label: t('shell:back'), onBack: () => goTo({ to: paths.home }) }} logo={null}>
      <IconButton
        icon={envelopeSimpleBold}
        label={unread > 0 ? t('member:messages.unread', { count: unread }) : t('member:messages')}
        badge={unread > 0 && <Badge className={css.dot} />}
        onClick={() => enter({ kind: 'money', to: paths.inbox })}
      />
      <IconButton
        icon={gearSixBold}
        label={t('member:settings')}
        onClick={() => enter({ kind: 'money', to: paths.settings })}
      />
    </PageTopBar>
  )
}
