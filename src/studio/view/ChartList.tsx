import { findable, list } from 'virtual:studio'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useFlowName, useFlowSummary } from '../words/flows'
import { useSay } from '../words/words'
import { pages, type ChangeView } from './link'
import styles from './shell.module.css'
import { useLoaded } from './useLoaded'

const plain = (text: string) => text.toLowerCase()

/** Maximum number of places shown: longer queries find fewer. */
const most = 30

interface ChartListProps {
  readonly current: string
  readonly change: ChangeView
  /** A flow or a place was chosen. */
  readonly after: () => void
}

/** Loads the search data, the search code, and the results view. */
async function loadSearch() {
  const [{ entries }, { createSearch }, { Results }] = await Promise.all([
    findable(),
    import('../find/search'),
    import('./Results'),
  ])
  return { find: createSearch(entries), Results }
}

/** All flows, and a search over all their texts. */
export function ChartList({ current, change, after }: ChartListProps) {
  const say = useSay()
  const nameOf = useFlowName()
  const summaryOf = useFlowSummary()
  const [wanted, setWanted] = useState('')
  const flows = useRef<HTMLUListElement | null>(null)
  // A link may open a flow far down the list.
  useEffect(() => {
    flows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- another flow, another place in the list
  }, [current])
  const question = useDeferredValue(wanted.trim())
  const isSearching = question !== ''
  const loaded = useLoaded(isSearching ? 'search' : 'nothing', async () =>
    isSearching ? await loadSearch() : undefined,
  )
  const { find, Results } = (loaded.is === 'here' ? loaded.value : undefined) ?? {}
  const hits = useMemo(() => find?.(question, most) ?? [], [find, question])
  const charts = new Set(hits.map(({ entry }) => entry.chart))
  const named = (text: string) => plain(text).includes(plain(question))
  const found = list.filter(
    ({ id }) => !isSearching || charts.has(id) || [id, nameOf(id), summaryOf(id)].some(named),
  )
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={say('search')}
        placeholder={say('searchHint')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className={styles.none} role="status">
        {loaded.is === 'failed' && say('partFailed')}
        {loaded.is === 'loading' && found.length === 0 && say('loadingPart')}
        {loaded.is === 'here' && found.length === 0 && say('nothingFound')}
      </p>
      {!isSearching && (
        <ul className={styles.list}>
          {pages.map((page) => (
            <li key={page}>
              <button
                type="button"
                aria-current={current === page ? 'page' : undefined}
                onClick={() => {
                  change({ chart: page })
                  after()
                }}
              >
                <b>{say(page)}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {Results && <Results hits={hits} change={change} after={after} />}
      <ul className={styles.list} ref={flows}>
        {found.map(({ id, states, transitions }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'page' : undefined}
              onClick={() => {
                change({ chart: id })
                after()
              }}
            >
              <b>{nameOf(id)}</b>
              <span>{summaryOf(id)}</span>
              <small>{say('size', { states, transitions })}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
