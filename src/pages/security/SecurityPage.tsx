import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { inspect } from '../../flows/inspect'
import {
  securedOf,
  securityCentreFlow,
  type SecurityCentreActor,
  type SecurityFacts,
} from '../../flows/security-centre'
import { Bulbs } from '../../ui/Bulbs'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'
import {
  bankFill,
  deviceMobileBold,
  envelopeSimpleBold,
  keyBold,
  lockBold,
  plusBold,
  questionBold,
} from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { FailureWords } from '../shared/FailureWords'
import { PageBar } from '../shell/PageBar'
import { Panel } from './Panel'
import css from './security.module.css'

/** The security centre (ROUTE-60, MEMBER-36): what of the account is secured, and what is not yet. */
export default function SecurityPage() {
  const { t } = useTranslation('titles')
  const centre = useActorRef(securityCentreFlow, { inspect })
  const busy = useSelector(centre, (state) => state.matches('loading') && state.context.facts === null)
  return (
    <PageFrame width="form" foot="tabs" busy={busy} bar={<PageBar title={t('security')} />}>
      <Face centre={centre} />
      <Panel centre={centre} />
    </PageFrame>
  )
}

function Face({ centre }: { centre: SecurityCentreActor }) {
  const { t } = useTranslation('shell')
  const facts = useSelector(centre, (state) => state.context.facts)
  const failure = useSelector(centre, (state) => state.context.failure)
  const failed = useSelector(centre, (state) => state.hasTag('error'))
  if (facts) return <Facts centre={centre} facts={facts} />
  if (failed) {
    return (
      <ErrorState
        title={t('error.title')}
        action={<Button onClick={() => centre.send({ type: 'RETRY' })}>{t('reload')}</Button>}
      >
        <FailureWords failure={failure} />
      </ErrorState>
    )
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
  const { done, of } = securedOf(facts)
  const open = (panel: 'pin' | 'card' | 'questions') => () => centre.send({ type: 'OPEN', panel })
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
            sub={facts.mobileNum ?? t('centre.none')}
            end={state(facts.mobileNum !== null)}
          >
            {t('centre.mobile')}
          </ListRow>
          <ListRow
            icon={envelopeSimpleBold}
            sub={facts.email ?? t('centre.none')}
            end={state(facts.email !== null)}
          >
            {t('centre.email')}
          </ListRow>
          <ListRow icon={lockBold} href="/m/changePsw" sub={t('centre.passwordSub')}>
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
        </List>
      </section>
      <section className={css.group}>
        <h2>{t('centre.money')}</h2>
        <List label={t('centre.money')}>
          <ListRow icon={keyBold} onPress={open('pin')} sub={t('centre.pinSub')} end={state(facts.hasPin)}>
            {t('centre.pin')}
          </ListRow>
          {facts.cards.map(({ id, bankName, lastDigits }) => (
            <ListRow key={id} icon={bankFill} sub={t('centre.cardSub', { digits: lastDigits })}>
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
