import { useSelector } from '@xstate/react'
import { askToSignOut, enter } from '../../flows/core/late-actions'
import { useTranslation } from 'react-i18next'
import { operator } from '../../flows/core/operator'
import { appActor, walletIn, type WalletActor } from '../../flows/core/root'
import { useClosedAccount } from '../../flows/session/useClosedAccount'
import { useShut } from '../../flows/member/useShut'
import { Icon } from '../../ui/icons/Icon'
import {
  arrowsClockwiseBold,
  bankBold,
  eyeBold,
  eyeSlashBold,
  plusBold,
  signOutBold,
} from '../../ui/icons/phosphor'
import { Modal } from '../../ui/Modal'
import css from './AccountMenu.module.css'
import * as paths from '../../../machines/shared/paths'

/**
 * The header's popover: balance, deposit and withdrawal, sign out, and the brand (LAYOUT-30, LAYOUT-31). Escape, a
 * choice or a tap outside closes it; focus returns. It stays open when the balance is shown or hidden, so that the
 * change can be seen.
 */
export default function AccountMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Actions actor={actor} open={open} onClose={onClose} /> : null
}

function Actions({ actor, open, onClose }: { actor: WalletActor; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'parts'])
  const brand = operator()
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const closed = useShut()
  // A withdrawal would be refused in that case, too; during a break it is allowed.
  const barred = useClosedAccount()
  const row = (icon: string, words: string, onSelect: () => void) => (
    <li>
      <button type="button" className={css.row} onClick={onSelect}>
        <Icon of={icon} size={20} />
        {words}
      </button>
    </li>
  )
  const leave = (onSelect: () => void) => () => {
    onSelect()
    onClose()
  }
  const money = (to: string) => leave(() => enter({ kind: 'money', to }))
  return (
    <Modal open={open} onClose={onClose} label={t('account')} className={css.layer}>
      <div className={css.popover}>
        <ul>
          {!closed && row(plusBold, t('deposit'), money(paths.deposit))}
          {!barred && row(bankBold, t('parts:withdraw'), money(paths.withdraw))}
          {row(
            arrowsClockwiseBold,
            t('parts:balance.refresh'),
            leave(() => actor.send({ type: 'REFRESH' })),
          )}
          {row(
            hidden ? eyeBold : eyeSlashBold,
            hidden ? t('parts:balance.show') : t('parts:balance.hide'),
            () => actor.send({ type: 'TOGGLE' }),
          )}
          {row(signOutBold, t('parts:signOut'), leave(askToSignOut))}
        </ul>
        <p className={css.copyright}>{t('copyright', { brand: brand.name, year: brand.year })}</p>
      </div>
    </Modal>
  )
}
