import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Logo } from '../../ui/Logo'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { NotFoundScreen } from '../../ui/status/NotFoundScreen'

/** An address without a screen (ROUTE-70). */
export default function NotFoundPage() {
  const { t } = useTranslation(['shell', 'parts'])
  return (
    <PageFrame bar={<PageTopBar logo={<Logo href="/m/home" label={t('tab.home')} />} />}>
      <NotFoundScreen
        title={t('parts:missing.title')}
        actions={<Button href="/m/home">{t('toHome')}</Button>}
      >
        {t('parts:missing.text')}
      </NotFoundScreen>
    </PageFrame>
  )
}
