import { useSelector } from '@xstate/react'
import { askToSignOut, enter } from '../../flows/taps'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../../flows/brand'
import { appActor, walletIn, type WalletActor } from '../../flows/root'
import {
  arrowsClockwiseBold,
  bankBold,
  eyeBold,
  eyeSlashBold,
  plusBold,
  signOutBold,
} from '../../ui/icons/phosphor'
import { AccountPopover } from '../../ui/shell/AccountPopover'

/** The header's popover: money, balance, the way out, and whose site this is (LAYOUT-30, LAYOUT-31). */
export default function AccountMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Actions actor={actor} open={open} onClose={onClose} /> : null
}

function Actions({ actor, open, onClose }: { actor: WalletActor; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'parts'])
  const brand = useBrand()
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const money = (to: string) => enter({ kind: 'money', to })
  return (
    <AccountPopover
      open={open}
      onClose={onClose}
      label={t('account')}
      copyright={t('copyright', { brand: brand.name })}
      actions={[
        { key: 'deposit', label: t('deposit'), icon: plusBold, onSelect: () => money('/m/voucherCenter') },
        { key: 'withdraw', label: t('parts:withdraw'), icon: bankBold, onSelect: () => money('/m/withdraw') },
        {
          key: 'refresh',
          label: t('parts:balance.refresh'),
          icon: arrowsClockwiseBold,
          onSelect: () => actor.send({ type: 'REFRESH' }),
        },
        {
          key: 'toggle',
          label: hidden ? t('parts:balance.show') : t('parts:balance.hide'),
          icon: hidden ? eyeBold : eyeSlashBold,
          onSelect: () => actor.send({ type: 'TOGGLE' }),
          keepOpen: true,
        },
        { key: 'signOut', label: t('parts:signOut'), icon: signOutBold, onSelect: () => askToSignOut() },
      ]}
    />
  )
}
