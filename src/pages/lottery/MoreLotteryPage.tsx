import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { homeActor } from '../../flows/home'
import { lotteryGroups, lotteryPath, searchLotteries } from '../../flows/lottery'
import { hallIn, hallModes, hallOf, type HallMode } from '../../flows/prize-mode'
import { appActor } from '../../flows/root'
import { checkImage } from '../../flows/urls'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { SectionHead } from '../../ui/home/SectionHead'
import { ticketFill } from '../../ui/icons/phosphor'
import { DrawList, DrawListSkeleton, DrawRow } from '../../ui/lottery/DrawRow'
import { SearchField } from '../../ui/SearchField'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { GamesBar } from '../games/GamesBar'
import { useLanguageNews } from '../shared/useLanguageNews'
import { useEvery } from './hooks'
import css from './lottery.module.css'
import { inspect } from '../../flows/inspect'

const panel = 'all-lotteries'

/** All lotteries by the platform's menu, with search and houses (ROUTE-37, ROUTE-73). */
export default function MoreLotteryPage() {
  const { t } = useTranslation(['lottery', 'titles'])
  const [search, setSearch] = useSearchParams()
  const guest = useSelector(appActor(), (state) => state.hasTag('guest'))
  const menu = useSelector(homeActor(), (state) => state.context.menu)
  const mode = hallOf(search.get('prize_mode') ?? '') ?? hallIn(menu)
  return (
    <PageFrame bar={<GamesBar title={t('titles:moreLottery')} guest={guest} />}>
      <Segment<HallMode>
        className={css.modes}
        label={t('lottery:modes')}
        choices={hallModes.map((value) => ({ value, label: t(`lottery:mode.${value}`), panel }))}
        value={mode}
        onChange={(value) => setSearch({ prize_mode: value }, { replace: true })}
      />
      <div id={panel} role="tabpanel" aria-label={t(`lottery:mode.${mode}`)}>
        <All key={mode} mode={mode} />
      </div>
    </PageFrame>
  )
}

function All({ mode }: { mode: HallMode }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const actor = useActorRef(lotteryGroups.logic, { input: { query: mode }, inspect })
  useLanguageNews(actor)
  const { data, face, failure, refreshing } = useSelector(actor, lotteryGroups.view)
  const every = useEvery()
  const [house, setHouse] = useState('')
  const [text, setText] = useState('')
  if (face === 'error' && failure) {
    const { key, values } = wordsForFailure(failure)
    return (
      <ErrorState
        title={t('shell:error.title')}
        action={
          <Button busy={refreshing} onClick={() => actor.send({ type: 'RELOAD' })}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t(`shell:${key}`, values)}
      </ErrorState>
    )
  }
  if (face === 'empty') {
    return (
      <EmptyState
        icon={ticketFill}
        title={t('lottery:empty.title')}
        action={<Button href="/m/gameList">{t('lottery:empty.other')}</Button>}
      >
        {t('lottery:empty.text')}
      </EmptyState>
    )
  }
  const groups = data ?? []
  const found = searchLotteries(groups, house, text)
  const showAll = () => {
    setHouse('')
    setText('')
  }
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={t('lottery:search')}
          placeholder={t('lottery:search')}
          value={text}
          onChange={setText}
          clearLabel={t('lottery:clear')}
        />
      </div>
      <ChipRow label={t('lottery:groups')}>
        {[{ id: '', name: t('lottery:allHouses') }, ...groups].map(({ id, name }) => (
          <Chip key={id} picked={house === id} onClick={() => setHouse(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <div className={css.sections}>
        {face === 'skeleton' && <DrawListSkeleton count={8} />}
        {face === 'content' && found.length === 0 && (
          <EmptyState
            icon={ticketFill}
            title={t('lottery:none.title')}
            action={
              <Button look="quiet" onClick={showAll}>
                {t('lottery:none.action')}
              </Button>
            }
          >
            {t('lottery:none.text')}
          </EmptyState>
        )}
        {found.map(({ id, name, lotteries }) => (
          <section key={id} aria-labelledby={`house-${id}`}>
            <SectionHead id={`house-${id}`} title={name} />
            <DrawList label={name}>
              {lotteries.map((one) => (
                <DrawRow
                  key={one.code}
                  name={one.name}
                  href={lotteryPath(one.code)}
                  art={checkImage(one.iconUrl)}
                  sub={every(one.every)}
                />
              ))}
            </DrawList>
          </section>
        ))}
      </div>
    </>
  )
}
