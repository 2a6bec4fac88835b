import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lottery } from '../../flows/lottery/lottery'
import { historyActor, historyOf, followHistory, type ListedDraw } from '../../flows/lottery/lottery-draws'
import { dateAndTime } from '../../i18n/time'
import { SectionHead } from '../../ui/home/SectionHead'
import { Skeleton } from '../../ui/Skeleton'
import { Drawn } from './Draws'
import css from './lottery.module.css'
import { FailedRow } from '../shared/FailedRow'
import { PagedList } from '../shared/PagedList'

/** Past draws, page by page (WIRE-76). */
export function History({ lottery: { code, kind } }: { lottery: Lottery }) {
  const { t } = useTranslation('lottery')
  useEffect(() => followHistory(code), [code])
  const { key } = historyOf(code)
  const list = historyActor(historyOf(code))
  return (
    <section aria-labelledby="history">
      <SectionHead id="history" title={t('history')} />
      <PagedList<ListedDraw>
        list={list}
        wanted={key}
        skeleton={
          <div className={css.history} aria-hidden="true">
            {Array.from({ length: 5 }, (_, n) => (
              <span key={n} className={css.past}>
                <Skeleton n={n} width="42%" height={16} radius={4} />
                <Skeleton n={n} width={160} height={28} radius={14} />
              </span>
            ))}
          </div>
        }
        failed={<FailedRow onRetry={() => list.send({ type: 'RETRY' })}>{t('history.failed')}</FailedRow>}
        more={t('history.more')}
        byHand
      >
        {(items) => (
          <ol className={css.history} aria-label={t('history')}>
            {items.map(({ key: numero, draw }) => (
              <li key={numero} className={css.past}>
                <span className={css.pastWords}>
                  {t('drawn', { numero: draw.numero, time: dateAndTime(draw.drawnAt) })}
                </span>
                <Drawn draw={draw} kind={kind} />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}
