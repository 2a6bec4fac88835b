import { useActorRef, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import {
  affiliateLinksFlow,
  linksInput,
  type AffiliateLinksActor,
  type AffiliateUrl,
} from '../../flows/affiliate-links'
import { inspect } from '../../flows/inspect'
import { wordsForFailure } from '../../i18n/messages'
import { shortDate } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Dialog } from '../../ui/Dialog'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
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
import { FormFailure } from '../login/FormFailure'
import { LinkSheet } from './LinkSheet'
import css from './OpenPage.module.css'
import { useCategoryName } from './useCategoryName'

/** The agent's invitation links (AGENT-21): everything it shows and does is the chart's. */
export function Links() {
  const { t } = useTranslation(['agency', 'shell'])
  const actor = useActorRef(affiliateLinksFlow, { input: linksInput(), inspect })
  const links = useSelector(actor, (state) => state.context.links)
  const failure = useSelector(actor, (state) => state.context.failure)
  const drafting = useSelector(actor, (state) => state.hasTag('drafting'))
  const asking = useSelector(actor, (state) => state.hasTag('asking'))
  const face = useSelector(actor, (state) =>
    state.hasTag('list') ? 'list' : state.hasTag('error') ? 'error' : 'wait',
  )
  const why = failure && wordsForFailure(failure)
  const cancel = () => actor.send({ type: 'CANCEL' })
  if (face === 'wait')
    return (
      <div className={css.list} aria-busy="true">
        {[0, 1].map((n) => (
          <Skeleton key={n} n={n} height={178} radius={16} />
        ))}
      </div>
    )
  if (face === 'error')
    return (
      <ErrorState
        title={t('shell:error.title')}
        action={<Button onClick={() => actor.send({ type: 'RETRY' })}>{t('shell:retry')}</Button>}
      >
        {why && t(`shell:${why.key}`, why.values)}
      </ErrorState>
    )
  return (
    <div className={css.list}>
      <Button icon={plusBold} wide onClick={() => actor.send({ type: 'NEW' })}>
        {t('agency:link.new')}
      </Button>
      <FormFailure>{!drafting && why && t(`shell:${why.key}`, why.values)}</FormFailure>
      {links.length === 0 && (
        <EmptyState icon={linkSimpleBold} title={t('agency:link.empty')}>
          {t('agency:link.emptyText')}
        </EmptyState>
      )}
      {links.map((link) => (
        <One key={link.id} actor={actor} link={link} />
      ))}
      <LinkSheet actor={actor} />
      <Dialog
        open={asking}
        onClose={cancel}
        title={t('agency:link.sure')}
        actions={
          <>
            <Button look="line" onClick={cancel}>
              {t('agency:link.keep')}
            </Button>
            <Button look="danger" onClick={() => actor.send({ type: 'CONFIRM' })}>
              {t('agency:link.delete')}
            </Button>
          </>
        }
      >
        {t('agency:link.sureText')}
      </Dialog>
    </div>
  )
}

function One({ actor, link }: { actor: AffiliateLinksActor; link: AffiliateUrl }) {
  const { t } = useTranslation('agency')
  const copied = useSelector(actor, (state) => state.hasTag('copied') && state.context.chosen === link.id)
  const going = useSelector(actor, (state) => state.matches('deleting') && state.context.chosen === link.id)
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
            : given.map(({ category, rate }) => `${nameOf(category)} ${rate} %`).join(' · ')}
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
