import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { homeActor, type HomeState } from '../../flows/home/home'
import { IconButton } from '../../ui/IconButton'
import { slidersHorizontalBold } from '../../ui/icons/phosphor'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { SearchField } from '../../ui/SearchField'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { LateSearch } from '../search/LateSearch'
import css from './home.module.css'

/** HOT, which is shown first, has none. */
const GameTypeChips = lateComponent(() => import('./GameTypeChips'))

/** Filters of a category: a search box and, if there are any, a menu of game types (HOME-11, HOME-12). */
export function Choices({ state }: { state: HomeState }) {
  const { t } = useTranslation('home')
  const home = homeActor()
  const { category, classify, search, menu } = state.context
  const [touched, setTouched] = useState(false)
  const look = (text: string) => home.send({ type: 'SEARCH', text })
  const label = t('search')
  const types = menu.find((entry) => entry.category === category)?.classify ?? []
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={label}
          placeholder={label}
          value={search}
          onChange={look}
          onFocus={({ target }) => {
            // Results are shown below it.
            target.scrollIntoView({ block: 'start' })
            setTouched(true)
            home.send({ type: 'TOUCH_SEARCH' })
          }}
          clearLabel={t('clear')}
        />
        {(category === 'HOT' || types.length > 0) && (
          <IconButton
            boxed
            icon={slidersHorizontalBold}
            label={t('filter')}
            href={linkTo(paths.gameList, { gameType: category, filter: 'open' })}
          />
        )}
      </div>
      {(touched || search !== '') && <LateSearch place="home" onPick={look} />}
      {types.length > 0 && search === '' && (
        <Part wait={<div className={css.typesWait} />}>
          <GameTypeChips
            label={t('gameTypes')}
            types={[
              { key: '', label: t('allTypes') },
              ...types.map(({ id, name }) => ({ key: id, label: name })),
            ]}
            chosen={classify}
            onChoose={(chosen) => home.send({ type: 'CHOOSE_TYPE', classify: chosen })}
          />
        </Part>
      )}
    </>
  )
}
