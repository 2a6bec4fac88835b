import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  affiliateLinksFlow,
  linksInput,
  type AffiliateLinksActor,
  type AffiliateUrl,
} from '../../flows/agency/affiliate-links'
import { shortDate } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Question } from '../../ui/Dialog'
import { EmptyState } from '../../ui/EmptyState'
import { IconButton } from '../../ui/IconButton'
import {
  checkBold,
  copyBold,
  linkSimpleBold,
  plusBold,
  shareNetworkBold,
  trashBold,
} from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { Tag } from '../../ui/Tag'
import { FailureWords } from '../shared/FailureWords'
import { FormFailure } from '../shared/FormFailure'
import { Unsettled, useOnce } from '../shared/Unsettled'
import { LinkSheet } from './LinkSheet'
import css from './OpenPage.module.css'
import { useCategoryName } from './useCategoryName'
import { LoadFault } from '../shared/LoadFault'
import { tagIn } from '../../flows/core/tags'
import { useChart } from '../../flows/core/useChart'

/** The agent's invitation links (AGENT-21): rendered from the chart. */
export function Links() {
  const { t } = useTranslation('agency')
  const actor = useChart(affiliateLinksFlow, linksInput())
  const links = useSelector(actor, (state) => state.context.links)
  const failure = useSelector(actor, (state) => state.context.failure)
  const drafting = useSelector(actor, (state) => state.hasTag('drafting'))
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const changing = useSelector(actor, (state) => state.context.change !== null)
  const status = useSelector(actor, (state) => tagIn(state, 'list', 'error') ?? 'wait')
  const once = useOnce(actor).status
  if (once === 'looking' || once === 'unknown') return <Unsettled parent={actor} />
  if (status === 'wait' && !changing)
    return (
      <div className={css.list} aria-busy="true">
        {[0, 1].map((n) => (
          <Skeleton key={n} n={n} height={178} radius={16} />
        ))}
      </div>
    )
  if (status === 'error') return <LoadFault failure={failure} onRetry={() => actor.send({ type: 'RETRY' })} />
  return (
    <div className={css.list}>
      <Button icon={plusBold} wide onClick={() => actor.send({ type: 'NEW' })}>
        {t('link.new')}
      </Button>
      <FormFailure>{!drafting && failure && <FailureWords failure={failure} />}</FormFailure>
      {links.length === 0 && (
        <EmptyState icon={linkSimpleBold} title={t('link.empty')}>
          {t('link.emptyText')}
        </EmptyState>
      )}
      {links.map((link) => (
        <One key={link.id} actor={actor} link={link} />
      ))}
      <LinkSheet actor={actor} />
      <Question
        open={asking}
        title={t('link.sure')}
        no={t('link.keep')}
        onNo={() => actor.send({ type: 'CANCEL' })}
        yes={t('link.delete')}
        onYes={() => actor.send({ type: 'CONFIRM' })}
        danger
      >
        {t('link.sureText')}
      </Question>
    </div>
  )
}

function One({ actor, link }: { actor: AffiliateLinksActor; link: AffiliateUrl }) {
  const { t } = useTranslation('agency')
  const copied = useSelector(actor, (state) => state.hasTag('copied') && state.context.chosen === link.id)
  const going = useSelector(
    actor,
    ({ context: { change } }) => change?.what === 'deleted' && change.id === link.id,
  )
  const canShare = useSelector(actor, (state) => state.context.canShare)
  const nameOf = useCategoryName()
  const { id, code, note, kind, joined, createdAt } = link
  const given = link.rates.filter(({ rate }) => rate !== '0.00')
  return (
    <Card>
      <article className={css.link} aria-busy={going || undefined}>
        <div className={css.head}>
          <h2 className="t1">{note === '' ? code : note}</h2>
          <Tag>{t(`kind.${kind}`)}</Tag>
        </div>
        <p className={css.facts}>
          {t('link.made', { date: shortDate(createdAt) })} · {t('link.joined', { count: joined })}
        </p>
        <p className={css.facts}>
          {given.length === 0
            ? t('link.noRates')
            : given.map(({ category, rate }) => `${nameOf(category)} ${rate}%`).join(' · ')}
        </p>
        <p className={css.address}>{link.link}</p>
        <div className={css.ways}>
          <Button
            size="s"
            look="quiet"
            icon={copied ? checkBold : copyBold}
            onClick={() => actor.send({ type: 'COPY', id })}
          >
            {copied ? t('link.copied') : t('link.copy')}
          </Button>
          {canShare && (
            <Button
              size="s"
              look="quiet"
              icon={shareNetworkBold}
              onClick={() => actor.send({ type: 'SHARE', id })}
            >
              {t('link.share')}
            </Button>
          )}
          <IconButton
            icon={trashBold}
            size={20}
            label={t('link.deleteOne', { name: note === '' ? code : note })}
            onClick={() => actor.send({ type: 'DELETE', id })}
          />
        </div>
      </article>
    </Card>
  )
}
