import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { choiceOf, filtersOn, gameListFlow, tabs, vendorsFor, type GameTab } from '../../flows/game-list'
import { homeActor } from '../../flows/home'
import { appActor } from '../../flows/root'
import { checkImage } from '../../flows/urls'
import { VendorStrip, VendorStripSkeleton } from '../../ui/games/VendorStrip'
import { Badge } from '../../ui/Badge'
import { IconButton } from '../../ui/IconButton'
import { slidersHorizontalBold } from '../../ui/icons/phosphor'
import { SearchField } from '../../ui/SearchField'
import { PageFrame } from '../../ui/shell/PageFrame'
import { UnderlineTabs } from '../../ui/UnderlineTabs'
import { isHere } from '../shared/here'
import { GamesBar } from './GamesBar'
import { List } from './List'
import css from './games.module.css'
import { inspect } from '../../flows/inspect'

const FilterSheet = lazy(() => import('./FilterSheet'))

const panel = 'game-list'

/** The game list: search, tabs, vendors, filter panel and the games (GAMES-01..22). */
export default function GameListPage() {
  const { t } = useTranslation(['games', 'shell', 'titles'])
  const [search] = useSearchParams()
  const address = useMemo(() => choiceOf(Object.fromEntries(search)), [search])
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const list = useActorRef(gameListFlow, {
    input: { choice: address, guest, filterOpen: search.get('filter') === 'open' },
    inspect,
  })
  const choice = useSelector(list, (state) => state.context.choice)
  const text = useSelector(list, (state) => state.context.text)
  const shown = useSelector(list, (state) => state.hasTag('list'))
  const filtering = useSelector(list, (state) => state.hasTag('filter'))
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const waiting = useSelector(homeActor(), (state) => state.hasTag('menu-pending'))
  const vendors = vendorsFor(menu, choice.gameType)

  useEffect(() => {
    if (isHere(search)) list.send({ type: 'ADDRESS', choice: address })
  }, [list, search, address])
  useEffect(() => list.send({ type: guest ? 'SIGNED_OUT' : 'SIGNED_IN' }), [list, guest])

  const category = t(`shell:category.${choice.gameType}`)
  const label =
    choice.gameType === 'HOT' ? t('games:searchAll') : t('games:search', { category: category.toLowerCase() })
  const on = filtersOn(choice)
  return (
    <PageFrame
      foot="tabs"
      bar={<GamesBar title={choice.gameType === 'HOT' ? t('titles:gameList') : category} guest={guest} />}
    >
      <div className={css.search}>
        <SearchField
          label={label}
          placeholder={label}
          value={text}
          onChange={(value) => list.send({ type: 'TYPE', text: value })}
          onSubmit={() => list.send({ type: 'SEARCH' })}
          clearLabel={t('games:clear')}
        />
        <IconButton
          boxed
          icon={slidersHorizontalBold}
          label={on > 0 ? t('games:filterOn', { count: on }) : t('games:filter')}
          badge={on > 0 && <Badge count={on} />}
          onClick={() => list.send({ type: 'OPEN_FILTER' })}
        />
      </div>
      <UnderlineTabs<GameTab>
        className={css.tabs}
        label={t('games:tabs')}
        choices={tabs.map((tab) => ({ value: tab, label: t(`games:tab.${tab}`), panel }))}
        value={choice.tab}
        onChange={(tab) => list.send({ type: 'CHOOSE_TAB', tab })}
      />
      {(vendors.length > 0 || waiting) && (
        // Out of sight on the other tabs, but there: making it anew with every change of tab would be felt.
        <div className={css.vendors} hidden={choice.tab !== 'ALL'}>
          {vendors.length > 0 ? (
            <VendorStrip
              label={t('games:vendors')}
              vendors={[
                { key: '', name: t('games:all') },
                ...vendors.map(({ vassalage, name, mobileSmallIcon }) => ({
                  key: vassalage,
                  name,
                  logo: checkImage(mobileSmallIcon),
                })),
              ]}
              chosen={choice.vassalage}
              onChoose={(vassalage) => list.send({ type: 'CHOOSE_VENDOR', vassalage })}
              pageLabel={(page, count) => t('games:vendorsPage', { page, count })}
            />
          ) : (
            <VendorStripSkeleton />
          )}
        </div>
      )}
      <div id={panel} role="tabpanel" aria-label={t(`games:tab.${choice.tab}`)}>
        {shown && <List actor={list} choice={choice} vendors={vendors} />}
      </div>
      {filtering && (
        <Suspense fallback={null}>
          <FilterSheet actor={list} />
        </Suspense>
      )}
    </PageFrame>
  )
}
