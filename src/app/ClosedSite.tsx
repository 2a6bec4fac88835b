import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { logoName } from '../flows/core/operator'
import { openService } from '../flows/core/late-actions'
import { appActor, siteActor, type SiteActor } from '../flows/core/root'
import { Button } from '../ui/Button'
import { PageFrame } from '../ui/shell/PageFrame'
import { PageTopBar } from '../ui/shell/PageTopBar'
import { Logo } from '../ui/Logo'
import { UnpluggedPicture } from '../ui/pictures'
import { FairHero } from '../ui/scene/FairHero'
import { GatePicture } from '../ui/status/GatePicture'
import { StatusScreen } from '../ui/status/StatusScreen'
import { Language } from '../pages/shell/Language'
import { Reference } from '../pages/shared/Reference'
import { clockTime } from '../i18n/time'
import css from './ClosedSite.module.css'
import { tagIn } from '../flows/core/tags'

/**
 * The screens of a closed site: maintenance, access denied, service error (SITE-01..04). Each checks again
 * automatically or on a tap.
 */
export function ClosedSite() {
  const { t } = useTranslation(['shell', 'parts'])
  const site = siteActor() as SiteActor
  const how = useSelector(appActor(), (state) => tagIn(state, 'maintenance', 'restricted') ?? 'fault')
  const asking = useSelector(site, (state) => state.hasTag('pending'))
  const until = useSelector(site, (state) => state.context.status?.maintenanceUntil ?? null)
  const failure = useSelector(site, (state) => state.context.failure)
  const again = (words: string) => (
    <Button busy={asking} busyLabel={t('loading')} onClick={() => site.send({ type: 'RETRY' })}>
      {words}
    </Button>
  )
  const bar = (
    <PageTopBar logo={<Logo name={logoName()} />} clear>
      <Language />
    </PageTopBar>
  )
  if (how === 'maintenance') {
    return (
      <PageFrame bar={bar}>
        {/* The fair with its lights out: the wheel is dark, one bulb is lit. */}
        <FairHero size="closed" />
        <div className={css.words}>
          <h1 className="display d2" tabIndex={-1}>
            {t('parts:maintenance.title')}
          </h1>
          <div className={css.text}>
            <p>{t('parts:maintenance.text')}</p>
            {until !== null && <p>{t('parts:maintenance.until', { time: clockTime(until) })}</p>}
          </div>
          <div className={css.actions}>
            {again(t('parts:maintenance.now'))}
            <Button look="line" onClick={openService}>
              {t('parts:maintenance.service')}
            </Button>
          </div>
        </div>
      </PageFrame>
    )
  }
  return (
    <PageFrame bar={bar}>
      {how === 'restricted' ? (
        <StatusScreen
          picture={<GatePicture />}
          title={t('parts:region.title')}
          action={again(t('parts:region.again'))}
        >
          {t('parts:region.text')}
        </StatusScreen>
      ) : (
        <StatusScreen
          urgent
          picture={<UnpluggedPicture />}
          title={t('parts:fault.title')}
          action={again(t('retry'))}
        >
          {t('parts:fault.text')}
          <Reference failure={failure} alone />
        </StatusScreen>
      )}
    </PageFrame>
  )
}
