import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ContractKind } from '../../../machines/contract-prompt/contracts'
import { contractAt, contractPageFlow } from '../../flows/contract-page'
import { wordsForFailure } from '../../i18n/messages'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { fileTextBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { useLanguageNews } from '../shared/useLanguageNews'
import { Language } from '../shell/Language'
import { Offer, type ContractActor } from './Offer'
import css from './ContractPage.module.css'
import { inspect } from '../../flows/inspect'

/** The screens of the three contracts (ROUTE-30..32); which one it is, the address says. */
export default function ContractPage() {
  const kind = contractAt(useLocation().pathname)
  return <Contract key={kind} kind={kind} />
}

const titles = { salary: 'salaryContract', dividend: 'dividendContract', hourly: 'hourContract' } as const

function Contract({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contract', 'titles', 'shell'])
  const contract = useActorRef(contractPageFlow, { input: { kind }, inspect })
  useLanguageNews(contract)
  const loading = useSelector(contract, (state) => state.matches('loading'))
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
      <Face contract={contract} />
    </PageFrame>
  )
}

function Face({ contract }: { contract: ContractActor }) {
  const { t } = useTranslation(['contract', 'shell'])
  const failure = useSelector(contract, (state) => state.context.failure)
  // It was on screen a moment ago: answered here with an answer that got lost, answered elsewhere, or taken back.
  const gone = useSelector(contract, (state) => state.context.offer !== null)
  const accepted = useSelector(contract, (state) => state.matches('accepted'))
  const face = useSelector(contract, (state) =>
    state.hasTag('offer')
      ? 'offer'
      : state.hasTag('settled')
        ? 'settled'
        : state.hasTag('empty')
          ? 'empty'
          : state.hasTag('error')
            ? 'error'
            : 'wait',
  )
  const leave = <Button onClick={() => contract.send({ type: 'LEAVE' })}>{t('contract:done')}</Button>
  if (face === 'offer') return <Offer contract={contract} />
  if (face === 'settled') {
    const answer = accepted ? 'accepted' : 'declined'
    return (
      <EmptyState icon={fileTextBold} title={t(`contract:${answer}.title`)} action={leave}>
        {t(`contract:${answer}.text`)}
      </EmptyState>
    )
  }
  if (face === 'empty') {
    return (
      <EmptyState icon={fileTextBold} title={t(`contract:${gone ? 'gone' : 'empty'}.title`)} action={leave}>
        {t(`contract:${gone ? 'gone' : 'empty'}.text`)}
      </EmptyState>
    )
  }
  if (face === 'error') {
    return (
      <ErrorState
        title={t('shell:error.title')}
        action={<Button onClick={() => contract.send({ type: 'RETRY' })}>{t('shell:reload')}</Button>}
      >
        {failure && t(`shell:${wordsForFailure(failure).key}`, wordsForFailure(failure).values)}
      </ErrorState>
    )
  }
  return (
    <div className={css.wait}>
      <Skeleton height={28} width="60%" />
      <Skeleton height={220} n={1} />
    </div>
  )
}
