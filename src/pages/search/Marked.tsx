import type { FoundGame } from '../../../machines/game-search/found'
import css from './search.module.css'

/** A name with the letters that a search has matched. */
export function Marked({ name, marks }: { name: string; marks: FoundGame['marks'] }) {
  return (
    <>
      {marks.map(([from, to], n) => (
        <span key={from}>
          {name.slice(marks[n - 1]?.[1] ?? 0, from)}
          <mark className={css.mark}>{name.slice(from, to)}</mark>
        </span>
      ))}
      {name.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
