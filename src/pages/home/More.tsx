import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { useNear } from '../../ui/useNear'
import css from './home.module.css'

const BelowGames = lateComponent(() => import('./BelowGames'))

/** How far below the screen the rest of home starts to be fetched, pixels. */
const ahead = 500

/** The rest of home: its code and data load once the player scrolls towards it. */
export function More({ guest }: { guest: boolean }) {
  const [place, near] = useNear<HTMLDivElement>(ahead)
  return (
    <div ref={place} className={guest ? `${css.more} ${css.withBanners}` : css.more}>
      {near && (
        <Part>
          <BelowGames guest={guest} />
        </Part>
      )}
    </div>
  )
}
