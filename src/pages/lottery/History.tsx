import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lottery } from '../../flows/lottery'
import { historyActor, historyOf, type ListedDraw } from '../../flows/lottery-draws'
import { pagedView } from '../../flows/paged-list'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { SectionHead } from '../../ui/home/SectionHead'
import { MoreFoot } from '../../ui/MoreFoot'
import { Skeleton } from '../../ui/Skeleton'
import { Drawn } from './Draws'
import css from './lottery.module.css'

/** Past draws, page by page (WIRE-76). */
export function History({ lottery: { code, kind } }: { lottery: Lottery }) {
  const { t } = useTranslation(['lottery', 'shell'])
  const query = historyOf(code)
  const actor = historyActor(query)
  useEffect(() => {
    actor.send({ type: 'ASK', query: historyOf(code) })
    actor.send({ type: 'RELOAD' })
  }, [actor, code])
  const view = useSelector(actor, pagedView<ListedDraw>, sameDraws)
  const face = view.key === query.key ? view.face : 'skeleton'
  return (
    <section aria-labelledby="history">
      <SectionHead id="history" title={t('lottery:history')} />
      {face === 'skeleton' && (
        <div className={css.history} aria-hidden="true">
          {Array.from({ length: 5 }, (_, n) => (
            <span key={n} className={css.past}>
              <Skeleton n={n} width="42%" height={16} radius={4} />
              <Skeleton n={n} width={160} height={28} radius={14} />
            </span>
          ))}
        </div>
      )}
      {face === 'error' && (
        <p className={css.noteRow} role="status">
          {t('lottery:history.failed')}{' '}
          <Button look="quiet" size="s" onClick={() => actor.send({ type: 'RETRY' })}>
            {t('shell:retry')}
          </Button>
        </p>
      )}
      {face === 'content' && (
        <>
          <ol className={css.history} aria-label={t('lottery:history')}>
            {view.items.map(({ key, draw }) => (
              <li key={key} className={css.past}>
                <span className={css.pastWords}>
                  {t('lottery:drawn', { numero: draw.numero, time: dateAndTime(draw.drawnAt) })}
                </span>
                <Drawn draw={draw} kind={kind} />
              </li>
            ))}
          </ol>
          <MoreFoot
            foot={view.foot}
            more={t('lottery:history.more')}
            retry={t('shell:retry')}
            onRetry={() => actor.send({ type: 'RETRY' })}
            onMore={() => actor.send({ type: 'MORE' })}
          />
        </>
      )}
    </section>
  )
}

type View = ReturnType<typeof pagedView<ListedDraw>>
const sameDraws = (a: View, b: View) =>
  a.key === b.key && a.items === b.items && a.face === b.face && a.foot === b.foot
