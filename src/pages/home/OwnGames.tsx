import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownRows } from '../../flows/home/own-games'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { classes } from '../../ui/classes'
import { GameRow } from '../shared/GameRow'
import css from './OwnGames.module.css'

const [recent, favourites] = ownRows

/** Whether it has not even been answered once: then the height of the row is unknown. */
const useUnknown = ({ actor, resource }: (typeof ownRows)[number]) =>
  useSelector(actor(), (state) => {
    const { status, failure } = resource.view(state)
    return status === 'skeleton' && failure === null
  })

/**
 * A player's recent games and favourites (FAV-07, FAV-08); a row without games is omitted. What is below them shows
 * once it is known which rows there are, and so does not move.
 */
export function OwnGames({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search')
  const noRecent = useUnknown(recent)
  const noFavourites = useUnknown(favourites)
  const unknown = noRecent || noFavourites
  // Both may change on other screens.
  useEffect(() => {
    for (const { actor } of ownRows) if (actor.known()) actor().send({ type: 'RELOAD' })
  }, [])
  return (
    <>
      <div className={classes(css.rows, unknown && css.unknown)}>
        {ownRows.map(({ key, actor, resource }) => (
          <GameRow
            key={key}
            id={`own-${key}`}
            title={t(`own.${key}`)}
            more={{ label: t('own.all'), href: linkTo(paths.gameList, { gameType: 'ALL', tab: key }) }}
            actor={actor()}
            resource={resource}
            failed={t('own.failed')}
            favourites={key === 'fav'}
          />
        ))}
      </div>
      {!unknown && children}
    </>
  )
}
