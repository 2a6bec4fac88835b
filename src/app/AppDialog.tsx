import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  appDownload,
  appIcon,
  needsLegacyTips,
  offeredLinks,
  type LinkKind,
} from '../flows/service/app-download'
import { isIphone, isSafari } from '../flows/core/phone'
import { useSite } from '../flows/core/useSite'
import { install, isInAppBrowser } from '../flows/session/install'
import { Button } from '../ui/Button'
import { List, ListRow } from '../ui/List'
import { Sheet } from '../ui/Sheet'
import { deviceMobileBold, downloadSimpleBold, plusSquareBold } from '../ui/icons/phosphor'
import { HomeSteps } from './HomeSteps'
import css from './AppDialog.module.css'

const signs: Readonly<Record<LinkKind, string>> = {
  android: downloadSimpleBold,
  ios: deviceMobileBold,
  profile: plusSquareBold,
}

/** The panel with the app's links, and behind it the guide to the home screen (APP-08..14). */
export function AppDialog() {
  const { t } = useTranslation(['panels', 'shell'])
  const open = useSelector(appDownload(), (state) => state.hasTag('panel'))
  const guide = useSelector(appDownload(), (state) => state.hasTag('guide'))
  const close = () => appDownload().send({ type: 'CLOSE' })
  return (
    <Sheet
      open={open}
      onClose={close}
      title={guide ? t('panels:app.guide') : t('panels:app.title')}
      closeLabel={t('shell:close')}
    >
      <div className="wrap stack">{guide ? <Guide /> : <Links />}</div>
    </Sheet>
  )
}

function Links() {
  const { t } = useTranslation('panels')
  const state = useSelector(appDownload(), ({ context }) => context)
  const canInstall = useSelector(install(), ({ context }) => context.means === 'prompt')
  const links = offeredLinks(state)
  const get = (kind: LinkKind) => appDownload().send({ type: 'DOWNLOAD', kind })
  const inApp = isInAppBrowser()
  const icon = useSite(appIcon)
  const some = links.length > 0 || canInstall
  return (
    <>
      {icon && links.length > 0 && <img src={icon} alt="" width={64} height={64} className={css.icon} />}
      <p className="muted">{some || inApp ? t('app.text') : t('app.none')}</p>
      {links.length > 0 && <p>{t('app.bonus')}</p>}
      {inApp && (
        <>
          <p role="note">{t('app.inApp')}</p>
          <HomeSteps kind="elsewhere" />
        </>
      )}
      {!inApp && isIphone() && !isSafari() && <p role="note">{t('app.safari')}</p>}
      {some && (
        <List label={t('app.title')}>
          {canInstall && (
            <ListRow
              icon={plusSquareBold}
              sub={t('app.install.sub')}
              onPress={() => install().send({ type: 'INSTALL' })}
            >
              {t('app.install')}
            </ListRow>
          )}
          {links.map((kind) => (
            <ListRow key={kind} icon={signs[kind]} sub={t(`app.${kind}.sub`)} onPress={() => get(kind)}>
              {t(`app.${kind}`)}
            </ListRow>
          ))}
        </List>
      )}
      {isIphone() && !inApp && (
        <Button look="quiet" wide onClick={() => appDownload().send({ type: 'GUIDE' })}>
          {t('app.guide')}
        </Button>
      )}
    </>
  )
}

function Guide() {
  const { t } = useTranslation('panels')
  const state = useSelector(appDownload(), ({ context }) => context)
  return (
    <>
      <HomeSteps kind={needsLegacyTips(state) ? 'old' : 'safari'} />
      {offeredLinks(state).includes('profile') && (
        <Button wide onClick={() => appDownload().send({ type: 'DOWNLOAD', kind: 'profile' })}>
          {t('app.profile')}
        </Button>
      )}
      <Button look="quiet" wide onClick={() => appDownload().send({ type: 'OPEN' })}>
        {t('app.back')}
      </Button>
    </>
  )
}
