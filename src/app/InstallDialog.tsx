import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { operator } from '../flows/core/operator'
import { install } from '../flows/session/install'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { HomeSteps } from './HomeSteps'

/**
 * Offers to add the site to the home screen, once per phone: through the browser's prompt, or as steps
 * (APP-14).
 */
export function InstallDialog() {
  const { t } = useTranslation(['panels', 'shell'])
  const open = useSelector(install(), (state) => state.hasTag('offering'))
  const means = useSelector(install(), ({ context }) => context.means)
  const decline = () => install().send({ type: 'DECLINE' })
  return (
    <Sheet
      open={open}
      onClose={decline}
      title={t('panels:install.title', { brand: operator().name })}
      closeLabel={t('shell:close')}
      foot={
        means === 'prompt' ? (
          <>
            <Button look="quiet" onClick={decline}>
              {t('panels:install.no')}
            </Button>
            <Button onClick={() => install().send({ type: 'INSTALL' })}>{t('panels:install.yes')}</Button>
          </>
        ) : (
          <Button onClick={decline}>{t('panels:install.done')}</Button>
        )
      }
    >
      <div className="wrap stack">
        <p className="muted">
          {means === 'browser' ? t('panels:install.text.browser') : t('panels:install.text')}
        </p>
        {(means === 'steps' || means === 'browser') && (
          <HomeSteps kind={means === 'steps' ? 'safari' : 'elsewhere'} />
        )}
      </div>
    </Sheet>
  )
}
