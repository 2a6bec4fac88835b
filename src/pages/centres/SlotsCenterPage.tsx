import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { slotRows } from '../../flows/games/centres'
import { useLobby } from '../../flows/games/lobby'
import { appActor } from '../../flows/core/root'
import { useClosedAccount } from '../../flows/session/useClosedAccount'
import { SectionHead } from '../../ui/home/SectionHead'
import { VendorList, VendorListSkeleton } from '../../ui/home/VendorList'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import ClosedNote from '../shared/ClosedNote'
import { GameRow } from '../shared/GameRow'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { GameBanners } from './GameBanners'
import { MenuFailed } from './MenuFailed'
import css from './centres.module.css'
import { vendorChoice } from '../shared/vendorChoice'

/** The slots centre: new, hot and jackpot slots in rows, then all vendors (ROUTE-44, GAMES-30). */
export default function SlotsCenterPage() {
  const { t } = useTranslation(['centres', 'titles'])
  const closed = useClosedAccount()
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  return (
    <PageFrame foot="tabs" bar={<GamesBar title={t('titles:slotsCenter')} guest={guest} />}>
      <div className={css.sections}>
        {closed && <ClosedNote />}
        <GameBanners />
        {slotRows.map(({ key, actor, resource, query }) => (
          <GameRow
            key={key}
            id={`slots-${key}`}
            title={t(`centres:${key}`)}
            more={{
              label: t('centres:seeAll'),
              href: linkTo(paths.gameList, { gameType: 'RNG', ...query }),
            }}
            actor={actor()}
            resource={resource}
            empty={<p className={css.told}>{t('centres:rowEmpty')}</p>}
            failed={t('centres:rowFailed')}
          />
        ))}
        <VendorSection />
      </div>
    </PageFrame>
  )
}

function VendorSection() {
  const { t } = useTranslation('centres')
  const { menu, waiting: pending } = useLobby()
  const vendors = menu.find(({ category }) => category === 'RNG')?.vendors ?? []
  return (
    <section aria-labelledby="vendors">
      <SectionHead id="vendors" title={t('vendors')} />
      {vendors.length === 0 && pending && <VendorListSkeleton />}
      <MenuFailed />
      <VendorList
        label={t('vendors')}
        vendors={vendors.map((vendor) => ({
          ...vendorChoice(vendor),
          note: t('games', { count: vendor.gameCount }),
          href: linkTo(paths.gameList, { gameType: 'RNG', vassalage: vendor.vassalage }),
        }))}
      />
    </section>
  )
}
