import css from './FigureTiles.module.css'

export interface FigureTilesProps {
  /** What is counted, and how many. */
  figures: readonly (readonly [label: string, count: number])[]
}

/** Counts of a team, big, side by side. */
export function FigureTiles({ figures }: FigureTilesProps) {
  return (
    <dl className={css.tiles}>
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display num">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
