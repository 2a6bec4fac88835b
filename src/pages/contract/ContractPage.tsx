import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ContractKind } from '../../../machines/contract-prompt/contracts'
import { contractAt, contractInput, contractPageFlow } from '../../flows/agency/contract-page'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { fileTextBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { useLanguageNews } from '../shared/useLanguageNews'
import { Language } from '../shell/Language'
import { Offer, type ContractActor } from './Offer'
import css from './ContractPage.module.css'
import { LoadFault } from '../shared/LoadFault'
import { tagIn } from '../../flows/core/tags'
import { useChart } from '../../flows/core/useChart'

/** The screens of the three contracts (ROUTE-30..32); the address says which one. */
export default function ContractPage() {
  const kind = contractAt(useLocation().pathname)
  return <Contract key={kind} kind={kind} />
}

const titles = { salary: 'salaryContract', dividend: 'dividendContract', hourly: 'hourContract' } as const

function Contract({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contract', 'titles', 'shell'])
  const [input] = useState(() => contractInput(kind))
  const contract = useChart(contractPageFlow, input)
  useLanguageNews(contract)
  const loading = useSelector(contract, (state) => state.hasTag('loading'))
  return (
    <PageFrame
      width="form"
      busy={loading}
      bar={
        <PageTopBar
          back={{ label: t('shell:back'), onBack: () => contract.send({ type: 'LEAVE' }) }}
          title={t(`titles:${titles[kind]}`)}
        >
          <Language />
        </PageTopBar>
      }
    >
      <Status contract={contract} />
    </PageFrame>
  )
}

function Status({ contract }: { contract: ContractActor }) {
  const { t } = useTranslation(['contract', 'shell'])
  const failure = useSelector(contract, (state) => state.context.failure)
  // It was on screen a moment ago: the response was lost, or it was answered elsewhere or withdrawn.
  const gone = useSelector(contract, (state) => state.context.offer !== null)
  const accepted = useSelector(contract, (state) => state.hasTag('accepted'))
  const status = useSelector(
    contract,
    (state) => tagIn(state, 'offer', 'settled', 'empty', 'error') ?? 'wait',
  )
  const leave = <Button onClick={() => contract.send({ type: 'LEAVE' })}>{t('contract:done')}</Button>
  if (status === 'offer') return <Offer contract={contract} />
  if (status === 'settled') {
    const answer = accepted ? 'accepted' : 'declined'
    return (
      <Answer>
        <EmptyState icon={fileTextBold} title={t(`contract:${answer}.title`)} action={leave}>
          {t(`contract:${answer}.text`)}
        </EmptyState>
      </Answer>
    )
  }
  if (status === 'empty') {
    const state = (
      <EmptyState icon={fileTextBold} title={t(`contract:${gone ? 'gone' : 'empty'}.title`)} action={leave}>
        {t(`contract:${gone ? 'gone' : 'empty'}.text`)}
      </EmptyState>
    )
    return gone ? <Answer>{state}</Answer> : state
  }
  if (status === 'error') {
    return <LoadFault reload failure={failure} onRetry={() => contract.send({ type: 'RETRY' })} />
  }
  return (
    <div className={css.wait}>
      <Skeleton height={28} width="60%" />
      <Skeleton height={220} n={1} />
    </div>
  )
}

/** Focuses what has just replaced the terms: the button that led here has unmounted, and focus with it. */
function Answer({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1}>
      {children}
    </div>
  )
}
