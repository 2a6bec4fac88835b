import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { entryAt, help, helpActor, type HelpEntry } from '../../flows/service/help'
import { openService } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { EmptyState } from '../../ui/EmptyState'
import { Icon } from '../../ui/icons/Icon'
import { caretDownBold } from '../../ui/icons/phosphor'
import { Skeletons } from '../../ui/Skeleton'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Titled } from '../../ui/Titled'
import { RichText } from '../shared/RichText'
import { SiteFoot } from '../shared/SiteFoot'
import { ServiceWidget } from '../service/ServiceWidget'
import { PageBar } from '../shell/PageBar'
import { to } from '../../../machines/shared/address'
import { useQuery } from '../shared/useQuery'
import { goTo } from '../../flows/adapters/navigation'
import * as paths from '../../../machines/shared/paths'
import css from './help.module.css'
import { Loaded } from '../shared/Loaded'

/** The help centre: all questions, one of them with its answer (ROUTE-34, ROUTE-36, HELP-01..03). */
export default function HelpPage() {
  const { t } = useTranslation(['help', 'titles'])
  const actor = helpActor()
  const view = useSelector(actor, help.view)
  return (
    <PageFrame bar={<PageBar title={t('titles:help')} />} foot="tabs" busy={view.status === 'skeleton'}>
      <div className={css.page}>
        <Loaded
          view={view}
          onRetry={() => actor.send({ type: 'RELOAD' })}
          skeleton={<Skeletons heights={[160, 56, 56, 56]} />}
          empty={<NoHelp />}
        >
          {(entries) => (
            <>
              <Questions entries={entries} />
              <Titled id="help-more" title={t('help.more')} className={css.more}>
                <Button look="quiet" wide onClick={openService}>
                  {t('help.service')}
                </Button>
              </Titled>
            </>
          )}
        </Loaded>
      </div>
      {/* Rendered together with the content above it, which would push it down. */}
      {view.status !== 'skeleton' && <SiteFoot />}
      <ServiceWidget />
    </PageFrame>
  )
}

/** The empty state: what will appear here, and whom to contact instead (HELP-03). */
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

/** The address names the open one, so that it can be shared; opening another one adds no history entry. */
function Questions({ entries }: { entries: readonly HelpEntry[] }) {
  const { i } = useQuery(paths.help)
  const open = entryAt(i, entries.length)
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
              onClick={() => goTo({ ...to(paths.help, { i: String(n) }), replace: true })}
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
