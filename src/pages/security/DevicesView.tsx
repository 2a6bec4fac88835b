import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { devicesFlow, hasOthers, type Device } from '../../flows/account/devices'
import { useChart } from '../../flows/core/useChart'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Question } from '../../ui/Dialog'
import { deviceMobileBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Skeletons } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { LoadFault } from '../shared/LoadFault'
import { useChange } from '../shared/useChange'
import { useReturn } from '../shared/useReturn'
import css from './security.module.css'

const returned = { type: 'RETURNED' } as const

/** Where the account is signed in (trust 19), each with its last use and place, and the sign-in before this one. */
export function DevicesView() {
  const { t } = useTranslation('security')
  const actor = useChart(devicesFlow)
  useReturn(actor, returned)
  const { devices, ending, failure } = useSelector(actor, (state) => state.context)
  const failed = useSelector(actor, (state) => state.hasTag('error'))
  const { change, status } = useChange(actor)
  const busy = status === 'sending'
  if (failed) return <LoadFault reload failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
  if (!devices) return <Skeletons heights={[48, 200]} />
  const { before } = devices
  const where = [before?.name, before?.place].filter(Boolean).join(', ')
  return (
    <div className={css.page}>
      <p className={css.lead}>
        {t('devices.lead')}{' '}
        {before && t('devices.before', { time: dateAndTime(before.at), where: where && ` (${where})` })}
      </p>
      <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
      <List label={t('devices')}>
        {devices.list.map((one) => (
          <DeviceRow key={one.id} device={one} busy={busy} onEnd={(id) => actor.send({ type: 'END', id })} />
        ))}
      </List>
      {hasOthers(devices) && (
        <Button look="line" wide busy={busy} onClick={() => actor.send({ type: 'END_OTHERS' })}>
          {t('devices.endOthers')}
        </Button>
      )}
      <Question
        open={status === 'asking'}
        title={t(ending === 'others' ? 'devices.sure.others' : 'devices.sure.one')}
        no={t('devices.no')}
        onNo={() => change?.send({ type: 'CANCEL' })}
        yes={t('devices.yes')}
        onYes={() => change?.send({ type: 'CONFIRM' })}
      >
        {t('devices.sure.text')}
      </Question>
    </div>
  )
}

interface RowProps {
  device: Device
  busy: boolean
  onEnd: (id: string) => void
}

function DeviceRow({ device: { id, current, name, place, lastUsedAt }, busy, onEnd }: RowProps) {
  const { t } = useTranslation('security')
  const known = name ?? t('devices.unknown')
  const used = t('devices.used', { time: dateAndTime(lastUsedAt) })
  return (
    <ListRow
      icon={deviceMobileBold}
      sub={[place, used].filter(Boolean).join(', ')}
      end={
        current ? (
          <Tag tone="good">{t('devices.here')}</Tag>
        ) : (
          <Button
            size="s"
            look="line"
            disabled={busy}
            aria-label={t('devices.endOne', { name: known })}
            onClick={() => onEnd(id)}
          >
            {t('devices.end')}
          </Button>
        )
      }
    >
      {known}
    </ListRow>
  )
}
