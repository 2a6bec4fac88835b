import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { downlineRebateFlow } from '../../flows/downline-rebate'
import { downlineTransferFlow } from '../../flows/downline-transfer'
import { inspect } from '../../flows/inspect'
import {
  choiceOf,
  levels,
  membersActor,
  teamMembersFlow,
  wayIn,
  type TeamMembersActor,
} from '../../flows/team-members'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { classes } from '../../ui/classes'
import { SearchField } from '../../ui/SearchField'
import { PageFrame } from '../../ui/shell/PageFrame'
import { StickyFoot } from '../../ui/StickyFoot'
import { Trail } from '../../ui/team/Trail'
import { isHere } from '../shared/here'
import { PageBar } from '../shell/PageBar'
import { MemberSheet } from './MemberSheet'
import { Members } from './Members'
import { RateSheet } from './RateSheet'
import { TransferSheet } from './TransferSheet'
import css from './team.module.css'

/** The members of an agent's team (ROUTE-23, AGENT-21): whose people, how far down, and what may be sent to them. */
export default function TeamPage() {
  const { t } = useTranslation(['team', 'titles'])
  const [search] = useSearchParams()
  const address = useMemo(() => choiceOf(Object.fromEntries(search)), [search])
  const members = useActorRef(teamMembersFlow, { input: { choice: address }, inspect })
  const transfer = useActorRef(downlineTransferFlow, { inspect })
  const rebate = useActorRef(downlineRebateFlow, { inspect })
  const choice = useSelector(members, (state) => state.context.choice)
  const picking = useSelector(members, (state) => state.hasTag('picking'))
  useEffect(() => {
    if (isHere(search)) members.send({ type: 'ADDRESS', choice: address })
  }, [members, search, address])
  return (
    <PageFrame foot={picking ? 'action' : undefined} bar={<PageBar title={t('titles:team')} />}>
      {picking ? <Picking members={members} /> : <Look members={members} />}
      <Members members={members} choice={choice} picking={picking} />
      {picking && <PickFoot members={members} onSend={(to) => transfer.send({ type: 'OPEN', to })} />}
      <MemberSheet
        members={members}
        onSend={(userName) => {
          members.send({ type: 'CLOSE' })
          transfer.send({ type: 'OPEN', to: [userName] })
        }}
        onRates={(userName) => {
          members.send({ type: 'CLOSE' })
          rebate.send({ type: 'OPEN', userName })
        }}
      />
      <TransferSheet transfer={transfer} onDone={() => members.send({ type: 'CLOSE' })} />
      <RateSheet rebate={rebate} />
    </PageFrame>
  )
}

/** Where one is, which level, which name. */
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
      <div className={css.chips}>
        <ChipRow label={t('levels')}>
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
      </div>
    </>
  )
}

/** From one's own team down to whose people show. */
function Way({ members, under }: { members: TeamMembersActor; under: string }) {
  const { t } = useTranslation('team')
  const choice = useSelector(members, (state) => state.context.choice)
  // The way comes with the members; until it has, and where there are none, the last stop is known all the same.
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
  return (
    <div className={classes(css.top, css.pick)}>
      <span role="status">{count === 0 ? t('several.pick') : t('several.count', { count })}</span>
      <Button look="quiet" size="s" onClick={() => members.send({ type: 'CLOSE' })}>
        {t('cancel')}
      </Button>
    </div>
  )
}

function PickFoot({
  members,
  onSend,
}: {
  members: TeamMembersActor
  onSend: (to: readonly string[]) => void
}) {
  const { t } = useTranslation('team')
  const picked = useSelector(members, (state) => state.context.picked)
  return (
    <StickyFoot>
      <Button wide disabled={picked.length === 0} onClick={() => onSend(picked)}>
        {picked.length === 0 ? t('several.none') : t('several.send', { count: picked.length })}
      </Button>
    </StickyFoot>
  )
}
