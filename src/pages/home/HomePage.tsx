import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appActor } from '../../flows/core/root'
import { tryFree } from '../../flows/core/late-actions'
import { useClosedAccount } from '../../flows/session/useClosedAccount'
import { partOfFrame } from '../../i18n/lazy'
import { Button } from '../../ui/Button'
import { FairHero } from '../../ui/scene/FairHero'
import { PageFrame } from '../../ui/shell/PageFrame'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { SiteFoot } from '../shared/SiteFoot'
import { HomeBar } from '../shell/HomeBar'
import { Menu } from '../shell/Menu'
import * as paths from '../../../machines/shared/paths'
import { AppOffer } from './AppOffer'
import { Banners, BannersWait } from './Banners'
import { Jackpot } from './Jackpot'
import { More } from './More'
import { Notices } from './Notices'
import { PopularGames } from './PopularGames'

/** Not needed for guests. */
const Popups = lateComponent(() => import('./Popups'))
/** Fetched for an account whose region is blocked. */
const ClosedNote = lateComponent(partOfFrame(() => import('../shared/ClosedNote')))

/** Home (HOME-02): hero for guests, banners, notices, jackpot, popular games, matches and winners. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'shell'])
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const closed = useClosedAccount()
  const player = useSelector(appActor(), (state) => state.hasTag('signed-in'))
  return (
    <PageFrame bar={<HomeBar clear={guest} />} foot="tabs">
      {guest ? (
        <FairHero
          size="home"
          title={t('home:hero.title')}
          lead={t('home:hero.lead')}
          actions={
            <>
              <Button href={paths.register}>{t('home:hero.register')}</Button>
              <Button look="quiet" onClick={tryFree}>
                {t('home:hero.free')}
              </Button>
            </>
          }
        />
      ) : (
        <h1 className="visually-hidden">{t('shell:tab.home')}</h1>
      )}
      {closed ? (
        <Part wait={<BannersWait />}>
          <ClosedNote />
        </Part>
      ) : (
        !guest && <Banners />
      )}
      <Notices />
      {!closed && <AppOffer />}
      <Jackpot />
      <PopularGames />
      <More guest={guest} />
      <SiteFoot />
      <Menu />
      {player && (
        <Part>
          <Popups />
        </Part>
      )}
    </PageFrame>
  )
}
