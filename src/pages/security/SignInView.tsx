import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { accountTools } from '../../flows/account/account-tools'
import { offersPasskeys } from '../../flows/account/passkey-offer'
import {
  hasStep,
  signInSecurityFlow,
  type Safety,
  type SignInSecurityActor,
} from '../../flows/account/sign-in-security'
import { currentFlags } from '../../flows/core/root'
import { operator } from '../../flows/core/operator'
import { useChart } from '../../flows/core/useChart'
import { useSite } from '../../flows/core/useSite'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { deviceMobileBold, keyBold, shieldCheckBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Skeletons } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { LoadFault } from '../shared/LoadFault'
import { useReturn } from '../shared/useReturn'
import { AppPanel } from './AppPanel'
import { ChangePanel } from './ChangePanel'
import css from './security.module.css'

const returned = { type: 'RETURNED' } as const

/** Sign-in methods besides the password, and what a withdrawal requires. */
export default function SignInView() {
  const { t } = useTranslation('safety')
  const actor = useChart(signInSecurityFlow)
  useReturn(actor, returned)
  const { safety, failure } = useSelector(actor, (state) => state.context)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const { passkeys, app } = useSite(accountTools)
  if (failed) return <LoadFault reload failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
  if (!safety) return <Skeletons heights={[48, 160, 160]} />
  return (
    <div className={css.page}>
      <p className={css.lead}>{t('lead')}</p>
      {passkeys && <Passkeys actor={actor} safety={safety} />}
      {app && <App actor={actor} safety={safety} />}
      <Withdrawals actor={actor} safety={safety} />
      <ChangePanel actor={actor} />
      <AppPanel actor={actor} />
    </div>
  )
}

interface GroupProps {
  actor: SignInSecurityActor
  safety: Safety
}

function Passkeys({ actor, safety: { passkeys } }: GroupProps) {
  const { t } = useTranslation('safety')
  const offered = offersPasskeys(useSite(currentFlags))
  return (
    <section className={css.group}>
      <h2>{t('passkeys')}</h2>
      <p className={css.lead}>{t('passkeys.lead')}</p>
      {passkeys.length === 0 && <p className={css.lead}>{t('passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <List label={t('passkeys')}>
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <ListRow
              key={id}
              icon={keyBold}
              sub={
                usedAt === null
                  ? t('passkeys.unused', { added: dateAndTime(addedAt) })
                  : t('passkeys.used', { added: dateAndTime(addedAt), used: dateAndTime(usedAt) })
              }
              end={
                <Button
                  size="s"
                  look="line"
                  aria-label={t('passkeys.removeOne', { name: name ?? t('passkeys.unknown') })}
                  onClick={() => actor.send({ type: 'CHANGE', change: { kind: 'remove', id } })}
                >
                  {t('passkeys.remove')}
                </Button>
              }
            >
              {name ?? t('passkeys.unknown')}
            </ListRow>
          ))}
        </List>
      )}
      {offered && (
        <Button look="line" wide onClick={() => actor.send({ type: 'CHANGE', change: { kind: 'add' } })}>
          {t('passkeys.add')}
        </Button>
      )}
    </section>
  )
}

function App({ actor, safety: { authenticator, recoveryCodes } }: GroupProps) {
  const { t } = useTranslation('safety')
  return (
    <section className={css.group}>
      <h2>{t('app')}</h2>
      <p className={css.lead}>{t('app.lead')}</p>
      <List label={t('app')}>
        <ListRow
          icon={deviceMobileBold}
          sub={authenticator && t('app.left', { count: recoveryCodes })}
          end={<Tag tone={authenticator ? 'good' : 'plain'}>{t(authenticator ? 'app.on' : 'app.off')}</Tag>}
        >
          {t('app')}
        </ListRow>
      </List>
      <Button look="line" wide onClick={() => actor.send({ type: 'OPEN_APP' })}>
        {t(authenticator ? 'app.newCodes' : 'app.turnOn')}
      </Button>
      {authenticator && (
        <Button look="quiet" wide onClick={() => actor.send({ type: 'CHANGE', change: { kind: 'app-off' } })}>
          {t('app.turnOff')}
        </Button>
      )}
    </section>
  )
}

function Withdrawals({ actor, safety }: GroupProps) {
  const { t } = useTranslation('safety')
  const { atWithdrawals: on, demanded } = safety
  const sub = demanded
    ? t('withdrawals.demanded', { brand: operator().name })
    : t(hasStep(safety) ? 'withdrawals.sub' : 'withdrawals.needs')
  return (
    <List label={t('withdrawals')}>
      <ListRow
        icon={shieldCheckBold}
        sub={sub}
        end={
          !demanded && hasStep(safety) ? (
            <Button
              size="s"
              look="line"
              aria-label={`${t('withdrawals')}: ${t(on ? 'withdrawals.off' : 'withdrawals.on')}`}
              onClick={() => actor.send({ type: 'CHANGE', change: { kind: 'withdrawals', on: !on } })}
            >
              {t(on ? 'withdrawals.off' : 'withdrawals.on')}
            </Button>
          ) : (
            <Tag tone={on ? 'good' : 'plain'}>{t(on ? 'app.on' : 'app.off')}</Tag>
          )
        }
      >
        {t('withdrawals')}
      </ListRow>
    </List>
  )
}
