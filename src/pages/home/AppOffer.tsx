import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appDownload, openAppPanel } from '../../flows/app-download'
import { AppBar, AppBarRoom } from '../../ui/home/AppBar'

/** The bar under the notice strip that offers the operator's app (HOME-27, APP-01..06). */
export function AppOffer() {
  const { t } = useTranslation(['home', 'shell'])
  const shown = useSelector(appDownload, (state) => state.hasTag('bar'))
  const room = useSelector(appDownload, (state) => state.hasTag('room'))
  if (room) return <AppBarRoom />
  return shown ? (
    <AppBar
      onOpen={openAppPanel}
      closeLabel={t('shell:close')}
      onClose={() => appDownload.send({ type: 'CLOSE_BAR' })}
    >
      {t('home:appOffer')}
    </AppBar>
  ) : null
}
