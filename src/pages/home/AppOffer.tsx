import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appDownload, openAppPanel } from '../../flows/service/app-download'
import { Icon } from '../../ui/icons/Icon'
import { downloadSimpleBold, xBold } from '../../ui/icons/phosphor'
import { IconButton } from '../../ui/IconButton'
import css from './AppOffer.module.css'

/**
 * The bar below the notices that offers the operator's app (HOME-27, APP-01..06); its space is reserved until
 * known.
 */
export function AppOffer() {
  const { t } = useTranslation(['home', 'shell'])
  const shown = useSelector(appDownload(), (state) => state.hasTag('bar'))
  const room = useSelector(appDownload(), (state) => state.hasTag('room'))
  if (room) return <div className={css.room} />
  if (!shown) return null
  return (
    <div className={css.bar}>
      <button type="button" className={css.open} onClick={openAppPanel}>
        <Icon of={downloadSimpleBold} size={20} />
        <span className="cut">{t('home:appOffer')}</span>
      </button>
      <IconButton
        icon={xBold}
        size={20}
        label={t('shell:close')}
        onClick={() => appDownload().send({ type: 'CLOSE_BAR' })}
      />
    </div>
  )
}
