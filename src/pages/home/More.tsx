import { Suspense } from 'react'
import { optional } from '../../ui/optional'
import { useNear } from '../../ui/useNear'
import css from './home.module.css'

const BelowGames = optional(() => import('./BelowGames').then((part) => part.default))

/** How far below the screen the rest of home starts to be fetched, pixels. */
const ahead = 900

/** The rest of home: its code and data come once the player is on the way there. */
export function More({ guest }: { guest: boolean }) {
  const [place, near] = useNear<HTMLDivElement>(ahead)
  return (
    <div ref={place} className={guest ? `${css.more} ${css.withBanners}` : css.more}>
      {near && (
        <Suspense fallback={null}>
          <BelowGames guest={guest} />
        </Suspense>
      )}
    </div>
  )
}
