import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { listPath } from '../../flows/centres'
import { homeActor } from '../../flows/home'
import { drawsIn, lotteryDrawsFlow } from '../../flows/lottery-draws'
import { hallIn, type HallMode } from '../../flows/prize-mode'
import { checkImage } from '../../flows/urls'
import { SectionHead } from '../../ui/home/SectionHead'
import { VendorList, VendorListSkeleton } from '../../ui/home/VendorList'
import { DrawList, DrawListSkeleton } from '../../ui/lottery/DrawRow'
import { useLanguageNews } from '../shared/useLanguageNews'
import { NextRow } from './Draws'
import css from './lottery.module.css'
import { inspect } from '../../flows/inspect'

/** Draws and makers that home shows. */
const shown = { draws: 3, makers: 6 } as const

/** The lottery and vendor area of home (HOME-04): the next draws, and the makers of most games. */
export function HomeArea() {
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const pending = useSelector(homeActor(), (state) => state.hasTag('menu-pending'))
  if (menu.length === 0 && !pending) return null
  const mode = hallIn(menu)
  return (
    <div className={css.homeArea}>
      {pending && menu.length === 0 ? (
        <DrawListSkeleton count={shown.draws} />
      ) : (
        <Next key={mode} mode={mode} />
      )}
      <Makers />
    </div>
  )
}

function Next({ mode }: { mode: HallMode }) {
  const { t } = useTranslation(['lottery', 'titles'])
  const actor = useActorRef(lotteryDrawsFlow, { input: { query: { mode, code: '' } }, inspect })
  useLanguageNews(actor)
  const draws = useSelector(actor, drawsIn)
  const waits = useSelector(actor, (state) => state.hasTag('pending'))
  // Without a draw to show, home is whole without this part.
  if (draws.length === 0 && !waits) return null
  return (
    <section aria-labelledby="home-lottery">
      <SectionHead
        id="home-lottery"
        title={t('lottery:next')}
        more={{ label: t('titles:lottery'), href: '/m/lottery' }}
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

function Makers() {
  const { t } = useTranslation('lottery')
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const makers = menu
    .filter(({ category }) => ['RNG', 'LIVE', 'FISH', 'PVP', 'INHOUSE'].includes(category))
    .flatMap(({ category, vendors }) => vendors.map((vendor) => ({ ...vendor, category })))
  // A maker stands once, where most of its games are.
  const best = [...makers].sort((a, b) => b.gameCount - a.gameCount)
  const once = best.filter(({ vassalage }, n) => best.findIndex((one) => one.vassalage === vassalage) === n)
  return (
    <section aria-labelledby="home-makers">
      <SectionHead
        id="home-makers"
        title={t('vendors')}
        more={{ label: t('allVendors'), href: '/m/gameCenter' }}
      />
      {once.length === 0 ? (
        <VendorListSkeleton count={shown.makers} />
      ) : (
        <VendorList
          label={t('vendors')}
          vendors={once.slice(0, shown.makers).map(({ vassalage, name, mobileSmallIcon, category }) => ({
            key: vassalage,
            name,
            logo: checkImage(mobileSmallIcon),
            href: listPath(category, { vassalage }),
          }))}
        />
      )}
    </section>
  )
}
