import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { useChart } from '../../flows/core/useChart'
import { useSite } from '../../flows/core/useSite'
import { useElapsed } from '../../flows/core/useSeconds'
import type { GameRoomActor } from '../../flows/games/game-room'
import { protectionTools } from '../../flows/member/protection-tools'
import { realityCheckFlow } from '../../flows/member/reality-check'
import { clockDuration } from '../../i18n/duration'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Facts } from '../../ui/Facts'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import css from './RealityCheck.module.css'

const keepOpen = () => {}

/** Covers the game at the player's interval, with time and net result, until they answer (trust 35). */
export function RealityCheck({ room, record }: { room: GameRoomActor; record: string }) {
  const { t } = useTranslation('game')
  const actor = useChart(realityCheckFlow)
  const due = useSelector(actor, (state) => state.hasTag('due'))
  const sending = useSelector(actor, (state) => state.hasTag('sending'))
  const { check, failure } = useSelector(actor, (state) => state.context)
  const seconds = useElapsed(due && check ? check.startedAt : null)
  const { limits } = useSite(protectionTools)
  return (
    <Dialog
      open={due}
      onClose={keepOpen}
      dismissible={false}
      title={t('check.title')}
      actions={
        <>
          <Button look="line" onClick={() => room.send({ type: 'LEAVE' })}>
            {t('check.leave')}
          </Button>
          <Button
            look="line"
            busy={sending}
            busyLabel={t('check.busy')}
            onClick={() => actor.send({ type: 'CONTINUE' })}
          >
            {t('check.go')}
          </Button>
        </>
      }
    >
      {check && (
        <div className={css.check}>
          <p>{t('check.text', { minutes: check.minutes })}</p>
          <Facts
            className={css.facts}
            facts={[
              [t('check.time'), clockDuration(seconds ?? 0)],
              [t('check.net'), formatMoney(check.net)],
            ]}
          />
          <FormFailure>{failure && <FailureWords failure={failure} />}</FormFailure>
          <p className={css.ways}>
            <a className="text-link" href={record}>
              {t('check.record')}
            </a>
            {limits && (
              <a className="text-link" href={linkTo(paths.responsible, { view: 'limits' })}>
                {t('check.limits')}
              </a>
            )}
            <a className="text-link" href={linkTo(paths.responsible, { view: 'check' })}>
              {t('check.often')}
            </a>
          </p>
        </div>
      )}
    </Dialog>
  )
}
