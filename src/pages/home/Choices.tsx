import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { homeActor, type HomeState } from '../../flows/home'
import { IconButton } from '../../ui/IconButton'
import { slidersHorizontalBold } from '../../ui/icons/phosphor'
import { optional } from '../../ui/optional'
import { SearchField } from '../../ui/SearchField'
import css from './home.module.css'

/** HOT, the first thing to show, has none. */
const GameTypeChips = optional(() => import('../../ui/home/GameTypeChips').then((part) => part.GameTypeChips))

/** What narrows the shelf down: HOT has a search box, others a menu of game types (HOME-11, HOME-12). */
export function Choices({ state }: { state: HomeState }) {
  const { t } = useTranslation('home')
  const home = homeActor()
  const { category, classify, search, menu } = state.context
  if (category === 'HOT') {
    return (
      <div className={css.search}>
        <SearchField
          label={t('searchHot')}
          placeholder={t('searchHot')}
          value={search}
          onChange={(text) => home.send({ type: 'SEARCH', text })}
          clearLabel={t('clear')}
        />
        <IconButton
          boxed
          icon={slidersHorizontalBold}
          label={t('filter')}
          href="/m/gameList?gameType=HOT&filter=open"
        />
      </div>
    )
  }
  const types = menu.find((entry) => entry.category === category)?.classify ?? []
  if (types.length === 0) return null
  return (
    <Suspense fallback={<div className={css.typesWait} />}>
      <GameTypeChips
        label={t('gameTypes')}
        types={[
          { key: '', label: t('allTypes') },
          ...types.map(({ id, name }) => ({ key: id, label: name })),
        ]}
        chosen={classify}
        onChoose={(chosen) => home.send({ type: 'CHOOSE_TYPE', classify: chosen })}
      />
    </Suspense>
  )
}
