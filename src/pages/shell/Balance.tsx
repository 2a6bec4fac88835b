import { useSelector } from '@xstate/react'
import { enter } from '../../flows/core/late-actions'
import { useTranslation } from 'react-i18next'
import { appActor, walletIn, type WalletActor } from '../../flows/core/root'
import { useShut } from '../../flows/member/useShut'
import { usePlayMoney } from '../../flows/session/usePlayMoney'
import { formatMoney } from '../../i18n/money'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { eyeBold, eyeSlashBold, plusBold } from '../../ui/icons/phosphor'
import { Loader } from '../../ui/Loader'
import css from './Balance.module.css'
import * as paths from '../../../machines/shared/paths'

/** Longest amount that leaves room for the eye and the player's name on a phone, in characters: `₱99,999.99`. */
const roomy = 10

/**
 * The balance as a small ticket (LAYOUT-17..20): the amount on the front, deposit on the stub. When hidden, it keeps
 * its width; while it reloads, the loader replaces the eye.
 */
export default function Balance() {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Known actor={actor} /> : null
}

function Known({ actor }: { actor: WalletActor }) {
  const { t } = useTranslation(['shell', 'parts'])
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const refreshing = useSelector(actor, (state) => state.hasTag('pending'))
  const stale = useSelector(actor, (state) => state.hasTag('stale'))
  const balance = useSelector(actor, (state) => state.context.balance)
  const amount = balance ? formatMoney(balance.sumBalance) : '–'
  const play = usePlayMoney()
  const note = play ? t('parts:balance.play') : stale && t('parts:balance.old')
  const closed = useShut()
  const covered = hidden || refreshing
  const spoken = refreshing ? t('parts:balance.refreshing') : hidden ? t('parts:balance.hidden') : undefined
  return (
    <div className={classes(css.ticket, closed && css.alone)}>
      <button
        type="button"
        className={classes(
          css.face,
          note && css.noted,
          amount.length > roomy && css.long,
          amount.length > roomy && refreshing && css.resting,
        )}
        onClick={() => actor.send({ type: 'TOGGLE' })}
      >
        <span className={css.sign}>
          {refreshing ? <Loader size={20} /> : <Icon of={hidden ? eyeSlashBold : eyeBold} size={18} />}
        </span>
        <span className={css.amount}>
          <span className={classes(covered && css.covered)}>{amount}</span>
          {covered && (
            <span className={css.dots} aria-hidden="true">
              •••••
            </span>
          )}
        </span>
        {note && <small className={css.note}>{note}</small>}
        <span className="visually-hidden">
          {spoken} {hidden ? t('parts:balance.show') : t('parts:balance.hide')}
        </span>
      </button>
      {!closed && (
        <button
          type="button"
          className={css.stub}
          aria-label={t('deposit')}
          onClick={() => enter({ kind: 'money', to: paths.deposit })}
        >
          <Icon of={plusBold} size={20} />
        </button>
      )}
    </div>
  )
}
