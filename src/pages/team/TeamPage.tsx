import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { choiceOf, levels, membersActor, wayIn, type TeamMembersActor } from '../../flows/team/team-members'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { classes } from '../../ui/classes'
import { SearchField } from '../../ui/SearchField'
import { StickyFoot } from '../../ui/StickyFoot'
import { Trail } from '../../ui/team/Trail'
import { useAddress, type AddressQuery } from '../shared/useAddress'
import { TeamFrame } from '../agency/AgencyFrame'
import { PageBar } from '../shell/PageBar'
import { MemberSheet } from './MemberSheet'
import { Members } from './Members'
import { RateSheet } from './RateSheet'
import { TransferSheet } from './TransferSheet'
import css from './team.module.css'
import { teamPageFlow } from '../../flows/team/team-page'
import { useChart } from '../../flows/core/useChart'

const addressEvent = (query: AddressQuery) => ({ type: 'ADDRESS', choice: choiceOf(query) }) as const

/** The members of an agent's team (ROUTE-23, AGENT-21): whose team, how far down, and transfers to them. */
export default function TeamPage() {
  const { t } = useTranslation(['team', 'titles'])
  const [search] = useSearchParams()
  const address = useMemo(() => choiceOf(Object.fromEntries(search)), [search])
  const members = useChart(teamPageFlow, { choice: address })
  const transfer = useSelector(members, (state) => state.children.transfer)
  const rebate = useSelector(members, (state) => state.children.rebate)
  const choice = useSelector(members, (state) => state.context.choice)
  const picking = useSelector(members, (state) => state.hasTag('picking'))
  useAddress(members, addressEvent)
  return (
    <TeamFrame foot={picking ? 'action' : undefined} bar={<PageBar title={t('titles:team')} />}>
      {picking ? <Picking members={members} /> : <Look members={members} />}
      <Members members={members} choice={choice} picking={picking} />
      {picking && <PickFoot members={members} />}
      <MemberSheet members={members} />
      {transfer && <TransferSheet transfer={transfer} />}
      {rebate && <RateSheet rebate={rebate} />}
    </TeamFrame>
  )
}

/** Breadcrumbs, level and name. */
function Look({ members }: { members: TeamMembersActor }) {
  const { t } = useTranslation('team')
  const { under, level } = useSelector(members, (state) => state.context.choice)
  const text = useSelector(members, (state) => state.context.text)
  return (
    <>
      <div className={css.top}>
        {under !== null && <Way members={members} under={under} />}
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={text}
          onChange={(typed) => members.send({ type: 'TYPE', text: typed })}
          onSubmit={() => members.send({ type: 'SEARCH' })}
        />
      </div>
      <ChipRow layout="column" label={t('levels')}>
        {levels.map((one) => (
          <Chip
            key={one}
            picked={one === level}
            onClick={() => members.send({ type: 'CHOOSE_LEVEL', level: one })}
          >
            {t(`level.${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </>
  )
}

/** From the agent's own team down to the one on screen. */
function Way({ members, under }: { members: TeamMembersActor; under: string }) {
  const { t } = useTranslation('team')
  const choice = useSelector(members, (state) => state.context.choice)
  // The breadcrumbs come with the members; until then, and if there are no members, the last one is known
  // anyway.
  const path = useSelector(membersActor(choice), wayIn)
  const names = path.at(-1) === under ? path : [...path, under]
  return (
    <Trail
      label={t('trail')}
      stops={[
        { name: t('mine'), onGo: () => members.send({ type: 'WALK', under: null }) },
        ...names.map((name) => ({ name, onGo: () => members.send({ type: 'WALK', under: name }) })),
      ]}
    />
  )
}

function Picking({ members }: { members: TeamMembersActor }) {
  const { t } = useTranslation('team')
  const count = useSelector(members, (state) => state.context.picked.length)
  const text = useRef<HTMLSpanElement>(null)
  // The button that led here has unmounted: the instruction gets the focus in its place.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={classes(css.top, css.pick)}>
      <span ref={text} tabIndex={-1} role="status">
        {count === 0 ? t('several.pick') : t('several.count', { count })}
      </span>
      <Button look="quiet" size="s" onClick={() => members.send({ type: 'CLOSE' })}>
        {t('cancel')}
      </Button>
    </div>
  )
}

function PickFoot({ members }: { members: TeamMembersActor }) {
  const { t } = useTranslation('team')
  const picked = useSelector(members, (state) => state.context.picked)
  return (
    <StickyFoot>
      <Button wide disabled={picked.length === 0} onClick={() => members.send({ type: 'SEND_MONEY' })}>
        {picked.length === 0 ? t('several.none') : t('several.send', { count: picked.length })}
      </Button>
    </StickyFoot>
  )
}
