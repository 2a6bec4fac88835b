import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appActor, siteActor, type SiteActor } from '../flows/root'
import { Button } from '../ui/Button'
import { PageFrame } from '../ui/shell/PageFrame'
import { PageTopBar } from '../ui/shell/PageTopBar'
import { Logo } from '../ui/Logo'
import { MaintenanceScreen } from '../ui/status/MaintenanceScreen'
import { RegionScreen } from '../ui/status/RegionScreen'
import { ServiceErrorScreen } from '../ui/status/ServiceErrorScreen'
import { Language } from '../pages/shell/Language'
import { clockTime } from '../i18n/time'

/** The screens of a closed site: maintenance, access denied, service error (SITE-01..04). Each asks again by itself or on a tap. */
export function ClosedSite() {
  const { t } = useTranslation(['shell', 'parts'])
  const site = siteActor() as SiteActor
  const how = useSelector(appActor(), (state) =>
    state.matches({ site: 'maintenance' })
      ? 'maintenance'
      : state.matches({ site: 'restricted' })
        ? 'region'
        : 'fault',
  )
  const asking = useSelector(site, (state) => state.hasTag('pending'))
  const until = useSelector(site, (state) => state.context.status?.maintenanceUntil ?? null)
  const again = (words: string) => (
    <Button busy={asking} busyLabel={t('loading')} onClick={() => site.send({ type: 'RETRY' })}>
      {words}
    </Button>
  )
  const bar = (
    <PageTopBar logo={<Logo />} clear>
      <Language />
    </PageTopBar>
  )
  if (how === 'maintenance') {
    return (
      <PageFrame bar={bar}>
        <MaintenanceScreen title={t('parts:maintenance.title')} actions={again(t('parts:maintenance.now'))}>
          <p>{t('parts:maintenance.text')}</p>
          {until !== null && <p>{t('parts:maintenance.until', { time: clockTime(until) })}</p>}
        </MaintenanceScreen>
      </PageFrame>
    )
  }
  if (how === 'region') {
    return (
      <PageFrame bar={bar}>
        <RegionScreen title={t('parts:region.title')} actions={again(t('parts:region.again'))}>
          {t('parts:region.text')}
        </RegionScreen>
      </PageFrame>
    )
  }
  return (
    <PageFrame bar={bar}>
      <ServiceErrorScreen title={t('parts:fault.title')} actions={again(t('retry'))}>
        {t('parts:fault.text')}
      </ServiceErrorScreen>
    </PageFrame>
  )
}
