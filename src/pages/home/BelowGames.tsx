import { useSelector } from '@xstate/react'
import { appActor } from '../../flows/core/root'
import { withWords } from '../../i18n/lazy'
import { SideBySide } from '../../ui/home/SideBySide'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { Banners } from './Banners'
import { HotMatches } from './HotMatches'
import { Winners } from './Winners'
import css from './home.module.css'

const OwnGames = lateComponent(
  withWords(async () => ({ default: (await import('./OwnGames')).OwnGames }), ['search']),
)
const HomeArea = lateComponent(
  withWords(async () => ({ default: (await import('../lottery/HomeArea')).HomeArea }), ['lottery', 'titles']),
)

/**
 * The content below the games: a guest's banners, a player's own games, the next matches, the latest winners,
 * lotteries and vendors.
 */
export default function BelowGames({ guest }: { guest: boolean }) {
  const player = useSelector(appActor(), (state) => state.hasTag('signed-in'))
  const rest = (
    <>
      <SideBySide>
        <HotMatches />
        <Winners />
      </SideBySide>
      <Part wait={<div className={css.areaWait} />}>
        <HomeArea />
      </Part>
    </>
  )
  return (
    <>
      {guest && (
        <div className={css.guestBanners}>
          <Banners />
        </div>
      )}
      {player ? (
        <Part broken={rest}>
          <OwnGames>{rest}</OwnGames>
        </Part>
      ) : (
        rest
      )}
    </>
  )
}
