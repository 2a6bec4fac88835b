import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLobby } from '../../flows/games/lobby'
import { drawsIn, drawsInput, lotteryDrawsFlow } from '../../flows/lottery/lottery-draws'
import { hallIn, type HallMode } from '../../flows/games/prize-mode'
import { SectionHead } from '../../ui/home/SectionHead'
import { VendorList, VendorListSkeleton } from '../../ui/home/VendorList'
import { DrawList, DrawListSkeleton } from '../../ui/lottery/DrawRow'
import { useLanguageNews } from '../shared/useLanguageNews'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { NextRow } from './Draws'
import css from './lottery.module.css'
import { useChart } from '../../flows/core/useChart'
import { vendorChoice } from '../shared/vendorChoice'

/** Numbers of draws and vendors shown on home. */
const shown = { draws: 3, vendors: 6 } as const

/** The lottery and vendor area of home (HOME-04): the next draws, and the vendors with the most games. */
export function HomeArea() {
  const { menu, waiting: pending } = useLobby()
  if (menu.length === 0 && !pending) return null
  const mode = hallIn(menu)
  return (
    <div className={css.homeArea}>
      {pending && menu.length === 0 ? (
        <DrawListSkeleton count={shown.draws} />
      ) : (
        <Next key={mode} mode={mode} />
      )}
      <VendorSection />
    </div>
  )
}

function Next({ mode }: { mode: HallMode }) {
  const { t } = useTranslation(['lottery', 'titles'])
  const actor = useChart(lotteryDrawsFlow, drawsInput({ mode, code: '' }))
  useLanguageNews(actor)
  const draws = useSelector(actor, drawsIn)
  const waits = useSelector(actor, (state) => state.hasTag('pending'))
  // Without a draw to show, home works without this part.
  if (draws.length === 0 && !waits) return null
  return (
    <section aria-labelledby="home-lottery">
      <SectionHead
        id="home-lottery"
        title={t('lottery:next')}
        more={{ label: t('titles:lottery'), href: paths.lottery }}
      />
      {draws.length === 0 ? (
        <DrawListSkeleton count={shown.draws} />
      ) : (
        <DrawList label={t('lottery:next')}>
          {draws.slice(0, shown.draws).map((draw) => (
            <NextRow key={draw.code} draw={draw} />
          ))}
        </DrawList>
      )}
    </section>
  )
}

function VendorSection() {
  const { t } = useTranslation('lottery')
  const { menu } = useLobby()
  const vendors = menu
    .filter(({ category }) => ['RNG', 'LIVE', 'FISH', 'PVP', 'INHOUSE'].includes(category))
    .flatMap(({ category, vendors }) => vendors.map((vendor) => ({ ...vendor, category })))
  // Each vendor appears once, in the category with most of its games.
  const best = [...vendors].sort((a, b) => b.gameCount - a.gameCount)
  const once = best.filter(({ vassalage }, n) => best.findIndex((one) => one.vassalage === vassalage) === n)
  return (
    <section aria-labelledby="home-vendors">
      <SectionHead
        id="home-vendors"
        title={t('vendors')}
        more={{ label: t('allVendors'), href: paths.gameCenter }}
      />
      {once.length === 0 ? (
        <VendorListSkeleton count={shown.vendors} />
      ) : (
        <VendorList
          label={t('vendors')}
          vendors={once.slice(0, shown.vendors).map((vendor) => ({
            ...vendorChoice(vendor),
            href: linkTo(paths.gameList, { gameType: vendor.category, vassalage: vendor.vassalage }),
          }))}
        />
      )}
    </section>
  )
}
