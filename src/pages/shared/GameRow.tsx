import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource, ResourceActor } from '../../flows/core/resource'
import type { GameItem } from '../../flows/home/home'
import { knowsFavourites } from '../../flows/games/favourites'
import { launch } from '../../flows/core/late-actions'
import { SectionHead } from '../../ui/home/SectionHead'
import { Skeleton } from '../../ui/Skeleton'
import { GameCard, useKeptGames } from './GameCard'
import css from './GameRow.module.css'
import { isAccountFault } from './AccountFault'
import { FailedRow } from './FailedRow'
import { Loaded } from './Loaded'
import { useHere } from './useHere'

interface GameRowProps {
  /** Id of the heading. */
  id: string
  title: string
  more: { label: string; href: string }
  actor: ResourceActor
  resource: Resource<readonly GameItem[]>
  /** Shown below the heading if there are no such games; without it, the whole row is omitted. */
  empty?: ReactNode
  failed: string
  /** The player's favourites: a game that is no longer one leaves the row at once (FAV-02). */
  favourites?: boolean
}

/** Games in a row that scrolls sideways, with a link to all of them. */
export function GameRow({ id, title, more, actor, resource, empty, failed, favourites }: GameRowProps) {
  const { t } = useTranslation('home')
  const here = useHere()
  const view = useSelector(actor, resource.view)
  const kept = useKeptGames()
  const reload = () => actor.send({ type: 'RELOAD' })
  const shown =
    favourites && knowsFavourites() ? view.data?.filter(({ nodeId }) => kept.includes(nodeId)) : view.data
  // If the account is the reason, retrying changes nothing, and the screen says why.
  if (isAccountFault(view.failure)) return null
  if (empty === undefined && (view.status === 'empty' || shown?.length === 0)) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} more={more} />
      <Loaded
        wide
        view={view}
        onRetry={reload}
        skeleton={
          <div className={css.row} aria-hidden="true">
            {Array.from({ length: 4 }, (_, n) => (
              <span key={n}>
                <Skeleton n={n} ratio="3 / 4" radius={12} />
              </span>
            ))}
          </div>
        }
        empty={empty}
        failed={<FailedRow onRetry={reload}>{failed}</FailedRow>}
      >
        {() => (
          <ul className={css.row} aria-labelledby={id}>
            {shown?.map((game) => (
              <GameCard
                key={game.nodeId}
                t={t}
                game={game}
                kept={kept.includes(game.nodeId)}
                from={here}
                onOpen={(target) => launch(target, here)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
