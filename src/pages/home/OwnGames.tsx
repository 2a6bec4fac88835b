import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ownRows } from '../../flows/home/own-games'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { GameRow } from '../shared/GameRow'
import css from './OwnGames.module.css'

/** A player's recent games and favourites (FAV-07, FAV-08); a row without games is omitted. */
export function OwnGames() {
  const { t } = useTranslation('search')
  // Both may change on other screens.
  useEffect(() => {
    for (const { actor } of ownRows) if (actor.known()) actor().send({ type: 'RELOAD' })
  }, [])
  return (
    <div className={css.rows}>
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
  )
}
