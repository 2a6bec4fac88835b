import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { entryAt, help, helpActor, type HelpEntry } from '../../flows/service/help'
import { Card } from '../../ui/Card'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { RichText } from '../shared/RichText'
import { ServiceWidget } from '../service/ServiceWidget'
import { PageBar } from '../shell/PageBar'
import { linkTo } from '../../../machines/shared/address'
import { useQuery } from '../shared/useQuery'
import * as paths from '../../../machines/shared/paths'
import { NoHelp } from './HelpPage'
import css from './help.module.css'
import { Loaded } from '../shared/Loaded'

/** One entry of the help centre, with links to the others (ROUTE-35, ROUTE-36, HELP-02). */
export default function HelpDetailPage() {
  const { t } = useTranslation('titles')
  const actor = helpActor()
  const view = useSelector(actor, help.view)
  return (
    <PageFrame bar={<PageBar title={t('help')} />} foot="tabs" busy={view.status === 'skeleton'}>
      <div className={css.page}>
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeleton height={260} radius="var(--r-l)" />}
          empty={<NoHelp />}
        >
          {(entries) => <Entry entries={entries} />}
        </Loaded>
      </div>
      <ServiceWidget />
    </PageFrame>
  )
}

function Entry({ entries }: { entries: readonly HelpEntry[] }) {
  const { t } = useTranslation('help')
  const { i } = useQuery(paths.helpDetail)
  const here = entryAt(i, entries.length)
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
                href={linkTo(paths.helpDetail, { i: String(n) })}
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
