import { list, searchWords } from 'virtual:studio'
import { useState } from 'react'
import { useSay } from '../words/words'
import styles from './shell.module.css'
import { useLoaded } from './useLoaded'

const plain = (text: string) => text.toLowerCase()

interface ChartListProps {
  readonly current: string
  readonly open: (id: string) => void
}

/** All flows, and a search over their names, states, events and requirements. */
export function ChartList({ current, open }: ChartListProps) {
  const say = useSay()
  const [wanted, setWanted] = useState('')
  const parts = plain(wanted).split(/\s+/).filter(Boolean)
  // Search terms are loaded only when needed.
  const isSearching = parts.length > 0
  const loaded = useLoaded(isSearching ? 'words' : 'nothing', async () =>
    isSearching ? (await searchWords()).words : {},
  )
  const words = loaded.is === 'here' ? loaded.value : {}
  const found = list.filter(({ id, summary }) => {
    const text = plain(`${id} ${summary} ${words[id] ?? ''}`)
    return parts.every((part) => text.includes(part))
  })
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
      <ul className={styles.list}>
        {found.map(({ id, summary, states, transitions }) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? 'page' : undefined} onClick={() => open(id)}>
              <b>{id}</b>
              <span>{summary}</span>
              <small>{say('size', { states, transitions })}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
