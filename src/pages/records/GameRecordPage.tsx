import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { betRecordFlow, categories, choiceOf, ranges } from '../../flows/bet-record'
import { inspect } from '../../flows/inspect'
import { Chip, ChipRow } from '../../ui/Chip'
import { Segment } from '../../ui/Segment'
import { PageFrame } from '../../ui/shell/PageFrame'
import { isHere } from '../shared/here'
import { PageBar } from '../shell/PageBar'
import { Bets } from './Bets'
import css from './records.module.css'

const panel = 'bets'

/** The betting record (ROUTE-54): how far back, which games, the sums, and every bet (RECORD-01, RECORD-04). */
export default function GameRecordPage() {
  const { t } = useTranslation(['records', 'shell', 'titles'])
  const [search] = useSearchParams()
  const address = useMemo(() => choiceOf(Object.fromEntries(search)), [search])
  const record = useActorRef(betRecordFlow, { input: { choice: address }, inspect })
  const choice = useSelector(record, (state) => state.context.choice)
  useEffect(() => {
    if (isHere(search)) record.send({ type: 'ADDRESS', choice: address })
  }, [record, search, address])
  return (
    <PageFrame foot="tabs" bar={<PageBar title={t('titles:gameRecord')} />}>
      <div className={css.choices}>
        <Segment
          label={t('range')}
          choices={ranges.map((days) => ({ value: String(days), label: t(`days.${days}`), panel }))}
          value={String(choice.days)}
          onChange={(value) => {
            const days = ranges.find((one) => String(one) === value)
            if (days) record.send({ type: 'CHOOSE_DAYS', days })
          }}
        />
      </div>
      <ChipRow label={t('categories')} className={css.chips}>
        {[null, ...categories].map((category) => (
          <Chip
            key={category ?? 'all'}
            picked={choice.category === category}
            onClick={() => record.send({ type: 'CHOOSE_CATEGORY', category })}
          >
            {category ? t(`shell:category.${category}`) : t('all')}
          </Chip>
        ))}
      </ChipRow>
      <div id={panel} role="tabpanel" aria-label={t(`days.${choice.days}`)}>
        <Bets record={record} choice={choice} />
      </div>
    </PageFrame>
  )
}
