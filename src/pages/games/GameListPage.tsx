import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  choiceOf,
  filtersOn,
  gameListFlow,
  tabs,
  vendorsFor,
  type GameTab,
} from '../../flows/games/game-list'
import { useLobby } from '../../flows/games/lobby'
import { appActor } from '../../flows/core/root'
import { VendorStrip, VendorStripSkeleton } from '../../ui/games/VendorStrip'
import { Badge } from '../../ui/Badge'
import { IconButton } from '../../ui/IconButton'
import { slidersHorizontalBold } from '../../ui/icons/phosphor'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { SearchField } from '../../ui/SearchField'
import { PageFrame } from '../../ui/shell/PageFrame'
import { useAddress, type AddressQuery } from '../shared/useAddress'
import { LateSearch } from '../search/LateSearch'
import { UnderlineTabs } from './UnderlineTabs'
import { GamesBar } from './GamesBar'
import { List } from './List'
import css from './games.module.css'
import { useChart } from '../../flows/core/useChart'
import { vendorChoice } from '../shared/vendorChoice'

const FilterSheet = lateComponent(() => import('./FilterSheet'))

const panel = 'game-list'

const addressEvent = (query: AddressQuery) => ({ type: 'ADDRESS', choice: choiceOf(query) }) as const

/** The game list: search, tabs, vendors, filter panel and the games (GAMES-01..22). */
export default function GameListPage() {
  const { t } = useTranslation(['games', 'shell', 'titles'])
  const [search] = useSearchParams()
  const address = useMemo(() => choiceOf(Object.fromEntries(search)), [search])
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const list = useChart(gameListFlow, { choice: address, guest, filterOpen: search.get('filter') === 'open' })
  const choice = useSelector(list, (state) => state.context.choice)
  const text = useSelector(list, (state) => state.context.text)
  const shown = useSelector(list, (state) => state.hasTag('list'))
  const filtering = useSelector(list, (state) => state.hasTag('filter'))
  const { menu, waiting } = useLobby()
  const vendors = vendorsFor(menu, choice.gameType)

  useAddress(list, addressEvent)

  const all = choice.gameType === 'ALL'
  const category = choice.gameType === 'ALL' ? t('titles:gameList') : t(`shell:category.${choice.gameType}`)
  const label = all ? t('games:searchAll') : t('games:search', { category: category.toLowerCase() })
  const [touched, setTouched] = useState(false)
  const type = (value: string) => list.send({ type: 'TYPE', text: value })
  const on = filtersOn(choice)
  return (
    <PageFrame foot="tabs" bar={<GamesBar title={category} guest={guest} />}>
      <div className={css.search}>
        <SearchField
          label={label}
          placeholder={label}
          value={text}
          onChange={type}
          onFocus={() => {
            setTouched(true)
            list.send({ type: 'TOUCH_SEARCH' })
          }}
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
      {(touched || text !== '') && (
        <div className={css.hints}>
          <LateSearch place="list" onPick={type} />
        </div>
      )}
      <UnderlineTabs<GameTab>
        className={css.tabs}
        label={t('games:tabs')}
        choices={tabs.map((tab) => ({ value: tab, label: t(`games:tab.${tab}`), panel }))}
        value={choice.tab}
        onChange={(tab) => list.send({ type: 'CHOOSE_TAB', tab })}
      />
      {(vendors.length > 0 || waiting) && (
        // Hidden rather than removed on the other tabs: mounting it again on every change of tab would be
        // noticeable.
        <div className={css.vendors} hidden={choice.tab !== 'ALL'}>
          {vendors.length > 0 ? (
            <VendorStrip
              label={t('games:vendors')}
              vendors={[{ key: '', name: t('games:all') }, ...vendors.map(vendorChoice)]}
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
        <Part>
          <FilterSheet actor={list} />
        </Part>
      )}
    </PageFrame>
  )
}
