import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { logoName } from '../../flows/core/operator'
import { useSite } from '../../flows/core/useSite'
import { ownRoute } from '../../flows/session/own-routes'
import { Button } from '../../ui/Button'
import { Logo } from '../../ui/Logo'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { SignpostPicture } from '../../ui/status/SignpostPicture'
import { StatusScreen } from '../../ui/status/StatusScreen'
import { Redirect } from '../shared/Redirect'
import * as paths from '../../../machines/shared/paths'

/** An address without a screen, unless the operator has given it one (ROUTE-69, ROUTE-70). */
export default function NotFoundPage() {
  const { t } = useTranslation(['shell', 'parts'])
  const { pathname } = useLocation()
  const own = useSite(() => ownRoute(pathname))
  if (own !== null) return <Redirect to={own} />
  return (
    <PageFrame bar={<PageTopBar logo={<Logo name={logoName()} href={paths.home} label={t('tab.home')} />} />}>
      <StatusScreen
        picture={<SignpostPicture />}
        title={t('parts:missing.title')}
        action={<Button href={paths.home}>{t('toHome')}</Button>}
      >
        {t('parts:missing.text')}
      </StatusScreen>
    </PageFrame>
  )
}
