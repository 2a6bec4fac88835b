import { list } from 'virtual:studio'
import { useState } from 'react'
import { useSay } from '../words/words'
import styles from './shell.module.css'

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
  const found = list.filter(({ id, summary, words }) => {
    const text = plain(`${id} ${summary} ${words}`)
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
        {found.length === 0 ? say('nothingFound') : ''}
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
