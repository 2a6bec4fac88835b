import { useTranslation } from 'react-i18next'
import { retryLobby, useLobby } from '../../flows/games/lobby'
import { FailedRow } from '../shared/FailedRow'

/** Says that the vendor menu could not be loaded, and offers to try again; nothing if it has loaded. */
export function MenuFailed() {
  const { t } = useTranslation('centres')
  return useLobby().failed && <FailedRow onRetry={retryLobby}>{t('menuFailed')}</FailedRow>
}
