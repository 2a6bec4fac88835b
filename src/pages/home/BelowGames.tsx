import { Suspense } from 'react'
import { withWords } from '../../i18n/lazy'
import { SideBySide } from '../../ui/home/SideBySide'
import { optional } from '../../ui/optional'
import { Banners } from './Banners'
import { HotMatches } from './HotMatches'
import { Winners } from './Winners'
import css from './home.module.css'

const HomeArea = optional(() =>
  withWords(() => import('../lottery/HomeArea'), ['lottery', 'titles'])().then((part) => part.HomeArea),
)

/** What stands below the games: a guest's banners, the next matches, the latest winners, lotteries and makers. */
export default function BelowGames({ guest }: { guest: boolean }) {
  return (
    <>
      {guest && (
        <div className={css.guestBanners}>
          <Banners />
        </div>
      )}
      <SideBySide>
        <HotMatches />
        <Winners />
      </SideBySide>
      <Suspense fallback={<div className={css.areaWait} />}>
        <HomeArea />
      </Suspense>
    </>
  )
}
