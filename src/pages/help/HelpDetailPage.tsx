import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { entryAt, help, helpActor, type HelpEntry } from '../../flows/help'
import { Card } from '../../ui/Card'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { LoadFault } from '../shared/LoadFault'
import { RichText } from '../shared/RichText'
import { ServiceWidget } from '../service/ServiceWidget'
import { PageBar } from '../shell/PageBar'
import { NoHelp } from './HelpPage'
import css from './help.module.css'

/** One entry of the help centre, with the way to the others (ROUTE-35, ROUTE-36, HELP-02). */
export default function HelpDetailPage() {
  const { t } = useTranslation('titles')
  const actor = helpActor()
  const { data, face, refreshing, failure } = useSelector(actor, help.view)
  return (
    <PageFrame bar={<PageBar title={t('help')} />} foot="tabs" busy={face === 'skeleton'}>
      <div className={css.page}>
        {face === 'skeleton' && <Skeleton height={260} radius="var(--r-l)" />}
        {face === 'empty' && <NoHelp />}
        {face === 'error' && (
          <LoadFault failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
        )}
        {face === 'content' && data && <Entry entries={data} />}
      </div>
      <ServiceWidget />
    </PageFrame>
  )
}

function Entry({ entries }: { entries: readonly HelpEntry[] }) {
  const { t } = useTranslation('help')
  const [search] = useSearchParams()
  const here = entryAt(search.get('i'), entries.length)
  const entry = entries[here]
  return (
    <>
      <Card>
        <article className="stack">
          <h2 className="display d3">{entry?.title}</h2>
          <RichText html={entry?.content ?? ''} />
        </article>
      </Card>
      <nav aria-labelledby="help-all">
        <h2 id="help-all" className={`t1 ${css.title}`}>
          {t('help.all')}
        </h2>
        <ul className={css.list}>
          {entries.map(({ title }, n) => (
            <li key={n} className={classes(css.entry, n === here && css.open)}>
              <a
                className={css.question}
                href={`/m/helpDetail?i=${String(n)}`}
                aria-current={n === here ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
