import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../../flows/brand'
import { appActor } from '../../flows/root'
import { isBuilt } from '../../flows/screens'
import { tryFree } from '../../flows/taps'
import { Button } from '../../ui/Button'
import { FairHero } from '../../ui/scene/FairHero'
import { CareLine } from '../../ui/shell/CareLine'
import { PageFrame } from '../../ui/shell/PageFrame'
import { HomeBar } from '../shell/HomeBar'
import { Menu } from '../shell/Menu'
import { AppOffer } from './AppOffer'
import { Banners } from './Banners'
import { Jackpot } from './Jackpot'
import { More } from './More'
import { Notices } from './Notices'
import { PopularGames } from './PopularGames'
import { Popups } from './Popups'

/** Home (HOME-02): hero for guests, banners, notices, jackpot, popular games, matches and winners. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'shell'])
  const brand = useBrand()
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
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
              {isBuilt('/m/register') ? (
                <Button href="/m/register">{t('home:hero.register')}</Button>
              ) : (
                <Button href="/m/login">{t('shell:logIn')}</Button>
              )}
              <Button look="quiet" onClick={tryFree}>
                {t('home:hero.free')}
              </Button>
            </>
          }
        />
      ) : (
        <h1 className="visually-hidden">{t('shell:tab.home')}</h1>
      )}
      {!guest && <Banners />}
      <Notices />
      <AppOffer />
      <Jackpot />
      <PopularGames />
      <More guest={guest} />
      <CareLine
        ageLabel={t('shell:care.age', { age: `${brand.age}+` })}
        links={[{ href: '/m/licences', label: t('shell:care.licences') }]}
        legal={t('shell:copyright', { brand: brand.name })}
      >
        {t('shell:care.text')}
      </CareLine>
      <Menu />
      {player && <Popups />}
    </PageFrame>
  )
}
