import { useTranslation } from 'react-i18next'
import { logoName } from '../../flows/core/operator'
import { Button } from '../../ui/Button'
import { Logo } from '../../ui/Logo'
import { EmptyState } from '../../ui/EmptyState'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import * as paths from '../../../machines/shared/paths'

/** A route whose screen does not exist yet: it says so, and nothing links to it. */
export default function NotBuiltPage() {
  const { t } = useTranslation(['shell', 'parts'])
  return (
    <PageFrame bar={<PageTopBar logo={<Logo name={logoName()} href={paths.home} label={t('tab.home')} />} />}>
      <EmptyState
        heading="h1"
        title={t('parts:unbuilt.title')}
        action={<Button href={paths.home}>{t('toHome')}</Button>}
      >
        {t('parts:unbuilt.text')}
      </EmptyState>
    </PageFrame>
  )
}
