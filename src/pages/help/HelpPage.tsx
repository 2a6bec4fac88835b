import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { entryAt, help, helpActor, type HelpEntry } from '../../flows/help'
import { openService } from '../../flows/taps'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { caretDownBold } from '../../ui/icons/phosphor'
import { Skeleton } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { LoadFault } from '../shared/LoadFault'
import { RichText } from '../shared/RichText'
import { ServiceWidget } from '../service/ServiceWidget'
import { PageBar } from '../shell/PageBar'
import css from './help.module.css'

/** The help centre: every question, one of them with its answer (ROUTE-34, ROUTE-36, HELP-01..03). */
export default function HelpPage() {
  const { t } = useTranslation(['help', 'titles'])
  const actor = helpActor()
  const { data, face, refreshing, failure } = useSelector(actor, help.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:help')} />} foot="tabs" busy={face === 'skeleton'}>
      <div className={css.page}>
        {face === 'skeleton' && [0, 1, 2, 3].map((n) => <Skeleton key={n} n={n} height={n ? 56 : 160} />)}
        {face === 'empty' && <NoHelp />}
        {face === 'error' && (
          <LoadFault failure={failure} busy={refreshing} onRetry={() => actor.send({ type: 'RELOAD' })} />
        )}
        {face === 'content' && data && (
          <>
            <Questions entries={data} />
            <section className={css.more} aria-labelledby="help-more">
              <h2 id="help-more" className="t1">
                {t('help.more')}
              </h2>
              <Button look="quiet" wide onClick={openService}>
                {t('help.service')}
              </Button>
            </section>
          </>
        )}
      </div>
      <ServiceWidget />
    </PageFrame>
  )
}

/** What would be here, and whom to ask instead (HELP-03). */
export function NoHelp() {
  const { t } = useTranslation('help')
  return (
    <EmptyState
      title={t('help.empty.title')}
      action={<Button onClick={openService}>{t('help.service')}</Button>}
    >
      {t('help.empty.text')}
    </EmptyState>
  )
}

/** The address says which one is open, so that it can be passed on; turning to another leaves no entry behind. */
function Questions({ entries }: { entries: readonly HelpEntry[] }) {
  const [search, setSearch] = useSearchParams()
  const open = entryAt(search.get('i'), entries.length)
  const id = useId()
  return (
    <ul className={css.list}>
      {entries.map(({ title, content }, n) => (
        <li key={n} className={classes(css.entry, n === open && css.open)}>
          <h2>
            <button
              type="button"
              className={css.question}
              aria-expanded={n === open}
              aria-controls={`${id}-${String(n)}`}
              onClick={() => setSearch({ i: String(n) }, { replace: true, preventScrollReset: true })}
            >
              {title}
              <Icon of={caretDownBold} size={16} className={css.caret} />
            </button>
          </h2>
          <div id={`${id}-${String(n)}`} className={css.answer} hidden={n !== open}>
            {n === open && <RichText html={content} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
