import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  securedOf,
  securityCentreFlow,
  securityCentreInput,
  type SecurityCentreActor,
  type SecurityFacts,
  type SecurityPanel,
} from '../../flows/account/security-centre'
import { dateAndTime } from '../../i18n/time'
import { Bulbs } from '../../ui/Bulbs'
import {
  bankFill,
  deviceMobileBold,
  devicesBold,
  envelopeSimpleBold,
  keyBold,
  lockBold,
  plusBold,
  questionBold,
  shieldCheckBold,
} from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton, Skeletons } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { PageBar } from '../shell/PageBar'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { siteKnown } from '../../flows/core/site-known'
import { useSite } from '../../flows/core/useSite'
import { accountTools } from '../../flows/account/account-tools'
import { useQuery } from '../shared/useQuery'
import { DevicesView } from './DevicesView'
import { Panel } from './Panel'
import { withWords } from '../../i18n/lazy'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import css from './security.module.css'
import { LoadFault } from '../shared/LoadFault'
import { useChart } from '../../flows/core/useChart'

const SignInView = lateComponent(withWords(() => import('./SignInView'), ['safety']))

/** The security centre (ROUTE-60, MEMBER-36): which security settings are set up, and which are not. */
export default function SecurityPage() {
  const { view } = useQuery(paths.securityCenter)
  const tools = useSite(accountTools)
  const known = useSite(siteKnown)
  if (view === 'devices' && (!known || tools.devices)) return <Devices known={known} />
  if (view === 'signIn' && (!known || tools.passkeys || tools.app)) return <SignIn known={known} />
  return <Centre />
}

interface ViewProps {
  /** It is known what the gateway supports. */
  known: boolean
}

function Devices({ known }: ViewProps) {
  const { t } = useTranslation('security')
  return (
    <PageFrame width="form" foot="tabs" bar={<PageBar title={t('devices')} />}>
      {known ? <DevicesView /> : <Skeletons heights={[48, 200]} />}
    </PageFrame>
  )
}

function SignIn({ known }: ViewProps) {
  const { t } = useTranslation('security')
  return (
    <PageFrame width="form" foot="tabs" bar={<PageBar title={t('signIn')} />}>
      {known ? (
        <Part>
          <SignInView />
        </Part>
      ) : (
        <Skeletons heights={[48, 160, 160]} />
      )}
    </PageFrame>
  )
}

function Centre() {
  const { t } = useTranslation('titles')
  const [input] = useState(securityCentreInput)
  const centre = useChart(securityCentreFlow, input)
  const busy = useSelector(centre, (state) => state.hasTag('loading') && state.context.facts === null)
  return (
    <PageFrame width="form" foot="tabs" busy={busy} bar={<PageBar title={t('security')} />}>
      <Status centre={centre} />
      <Panel centre={centre} />
    </PageFrame>
  )
}

function Status({ centre }: { centre: SecurityCentreActor }) {
  const facts = useSelector(centre, (state) => state.context.facts)
  const failure = useSelector(centre, (state) => state.context.failure)
  const failed = useSelector(centre, (state) => state.hasTag('error'))
  if (facts) return <Facts centre={centre} facts={facts} />
  if (failed) {
    return <LoadFault reload failure={failure} onRetry={() => centre.send({ type: 'RETRY' })} />
  }
  return (
    <div className={css.page}>
      <Skeleton height={56} width="80%" />
      <Skeleton height={240} radius={16} n={1} />
      <Skeleton height={160} radius={16} n={2} />
    </div>
  )
}

function Facts({ centre, facts }: { centre: SecurityCentreActor; facts: SecurityFacts }) {
  const { t } = useTranslation('security')
  const { devices, passkeys, app } = useSite(accountTools)
  const { done, of } = securedOf(facts)
  const open = (panel: SecurityPanel) => () => centre.send({ type: 'OPEN', panel })
  const state = (is: boolean) => (
    <Tag tone={is ? 'good' : 'plain'}>{t(is ? 'centre.set' : 'centre.notSet')}</Tag>
  )
  return (
    <div className={css.page}>
      <header className={css.level}>
        <div className={css.count}>
          <b className="display d3">{t('centre.level', { done, of })}</b>
          <Bulbs of={of} lit={done} />
        </div>
        <p>{t('centre.lead')}</p>
      </header>
      <section className={css.group}>
        <h2>{t('centre.access')}</h2>
        <List label={t('centre.access')}>
          <ListRow
            icon={deviceMobileBold}
            onPress={open('mobile')}
            sub={facts.mobileNum ?? t('centre.none')}
            end={state(facts.mobileNum !== null)}
          >
            {t('centre.mobile')}
          </ListRow>
          <ListRow
            icon={envelopeSimpleBold}
            onPress={open('email')}
            sub={facts.email ?? t('centre.none')}
            end={state(facts.email !== null)}
          >
            {t('centre.email')}
          </ListRow>
          <ListRow icon={lockBold} href={paths.changePassword} sub={t('centre.passwordSub')}>
            {t('centre.password')}
          </ListRow>
          <ListRow
            icon={questionBold}
            onPress={open('questions')}
            sub={t('centre.questionsSub')}
            end={state(facts.hasQuestions)}
          >
            {t('centre.questions')}
          </ListRow>
          {(passkeys || app) && (
            <ListRow
              icon={shieldCheckBold}
              href={linkTo(paths.securityCenter, { view: 'signIn' })}
              sub={t('signIn.sub')}
            >
              {t('signIn')}
            </ListRow>
          )}
          {devices && (
            <ListRow
              icon={devicesBold}
              href={linkTo(paths.securityCenter, { view: 'devices' })}
              sub={t('devices.sub')}
            >
              {t('devices')}
            </ListRow>
          )}
        </List>
      </section>
      <section className={css.group}>
        <h2>{t('centre.money')}</h2>
        <List label={t('centre.money')}>
          <ListRow icon={keyBold} onPress={open('pin')} sub={t('centre.pinSub')} end={state(facts.hasPin)}>
            {t('centre.pin')}
          </ListRow>
          {facts.cards.map(({ id, bankName, lastDigits, restsUntil }) => (
            <ListRow
              key={id}
              icon={bankFill}
              sub={
                restsUntil === undefined
                  ? t('centre.cardSub', { digits: lastDigits })
                  : t('centre.cardRests', { digits: lastDigits, when: dateAndTime(restsUntil) })
              }
            >
              {bankName}
            </ListRow>
          ))}
          <ListRow icon={plusBold} onPress={open('card')}>
            {t('centre.addCard')}
          </ListRow>
        </List>
      </section>
    </div>
  )
}
