import { committed as loadCommitted } from 'virtual:studio'
import { useEffect, useMemo, useState } from 'react'
import type { Mark } from '../view/Drawing'
import { FileField } from '../view/FileField'
import panel from '../view/panel.module.css'
import { useLoaded } from '../view/useLoaded'
import type { PanelProps } from '../view/panels'
import { useSay } from '../words/late'
import { ScreenChanges } from './ScreenChanges'
import { withGhosts } from './ghosts'
import { spaced } from '../plain/spaced'
import { isTooLarge, most, parseSnapshot, since, type Snapshot } from './snapshot'
import { Changes } from './Changes'

interface Uploaded {
  readonly name: string
  /** Undefined when the file is not a snapshot. */
  readonly snapshot?: Snapshot
  /** Larger than any flow, so not compared. */
  readonly isLarge?: true
}

async function readSnapshot(file: File): Promise<Uploaded> {
  const snapshot = parseSnapshot(await file.text().catch(() => ''))
  if (snapshot && isTooLarge(snapshot)) return { name: file.name, isLarge: true }
  return { name: file.name, ...(snapshot ? { snapshot } : {}) }
}

/** Today's flow against a committed or uploaded snapshot, on the picture and as a list. */
export function CompareTab({ chart, change, show }: PanelProps) {
  const say = useSay()
  const loaded = useLoaded(chart.id, () => loadCommitted(chart.id))
  const [uploaded, setUploaded] = useState<Uploaded | undefined>()
  const [chosen, setChosen] = useState(0)
  const versions = loaded.is === 'here' ? loaded.value : []
  const committed = versions[chosen]
  const other = uploaded?.snapshot?.chart
  const isOther = typeof other === 'string' && other !== chart.id
  const before = isOther ? undefined : uploaded ? uploaded.snapshot : committed?.snapshot
  const difference = useMemo(() => (before ? since(before, chart) : undefined), [before, chart])
  useEffect(() => {
    const of: Record<string, Mark[]> = {}
    for (const part of [difference?.states, difference?.transitions]) {
      for (const id of part?.added ?? []) of[id] = ['added']
      for (const { id } of part?.changed ?? []) of[id] = ['changed']
    }
    const gone = before?.states.filter(({ id }) => difference?.states.removed.includes(id)) ?? []
    for (const { id } of gone) of[id] = ['missed']
    const nameOf = (id: string) => id.slice(id.lastIndexOf('.') + 1)
    const drawn = withGhosts(
      chart,
      gone.map((it) => ({ ...it, name: chart.said ? spaced(nameOf(it.id)) : nameOf(it.id) })),
    )
    show({ marks: { of }, drawn })
    // oxlint-disable-next-line react/exhaustive-deps -- `show` only changes with the panel
  }, [difference])
  return (
    <article className={panel.about}>
      <h2>{say('compare')}</h2>
      {versions.length > 0 && (
        <div className={panel.field}>
          <label htmlFor="compare-version">
            {say('compareWith')} {say('committed')}
          </label>
          <select
            id="compare-version"
            value={chosen}
            onChange={(event) => {
              setUploaded(undefined)
              setChosen(Number(event.target.value))
            }}
          >
            {versions.map(({ commit, day }, i) => (
              <option key={commit} value={i}>
                {day} ({commit})
              </option>
            ))}
          </select>
        </div>
      )}
      <FileField
        id="compare-file"
        label={`${say('compareWith')} ${say('chooseFile')}`}
        chosen={([file]) => file && void readSnapshot(file).then(setUploaded)}
      />
      {uploaded?.isLarge && <p role="alert">{say('tooLarge', most)}</p>}
      {uploaded && !uploaded.snapshot && !uploaded.isLarge && <p role="alert">{say('notAFlow')}</p>}
      {isOther && <p role="alert">{say('anotherFlow', { name: other })}</p>}
      {!uploaded && loaded.is === 'here' && versions.length === 0 && <p>{say('noCommitted')}</p>}
      {difference && (
        <>
          <p role="status">
            <b>
              {say('compareWith')}{' '}
              {uploaded ? uploaded.name : `${committed?.day ?? ''} (${committed?.commit ?? ''})`}
            </b>
          </p>
          {difference.kind === 'same' && <p className={panel.good}>{say('sameAsBefore')}</p>}
          {!uploaded && committed && <p>{say('committedBy', { name: committed.by, why: committed.why })}</p>}
          <Changes
            chart={chart}
            title={say('states')}
            part={difference.states}
            before={before?.states ?? []}
            now={chart.states}
            change={change}
          />
          <Changes
            chart={chart}
            title={say('transitions')}
            part={difference.transitions}
            before={before?.transitions ?? []}
            now={chart.transitions}
            change={change}
          />
        </>
      )}
      {/* An uploaded file has no screens: those of a commit would not belong to it. */}
      <ScreenChanges chart={chart.id} committed={uploaded ? [] : (committed?.screens ?? [])} />
    </article>
  )
}
