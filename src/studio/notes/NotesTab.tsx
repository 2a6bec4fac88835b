import { useEffect, useMemo, useState } from 'react'
import { snapshotOf } from '../compare/snapshot'
import { save } from '../share/pictures'
import type { Mark } from '../view/Drawing'
import { FileField } from '../view/FileField'
import panel from '../view/panel.module.css'
import type { PanelProps } from '../view/panels'
import { nameOf } from '../view/sentences'
import { useSay } from '../words/late'
import { notesFile, notesOf } from './markdown'
import { authorPrint } from './author'
import { keepName, ownName } from './name'
import { NameField } from './NameField'
import { printOf, type Note } from './notes'
import { Review } from './Review'
import { shapeOf } from './shape'
import { ThreadItem, type Answer } from './ThreadItem'
import { threadsIn } from './threads'
import { useNotes } from './useNotes'
import { Writing } from './Writing'

/** Remarks on a flow and its parts, and whether its current version was reviewed. */
export function NotesTab({ chart, view, change, show }: PanelProps) {
  const say = useSay()
  const { notes, isShared, keep } = useNotes()
  const [by, setBy] = useState(ownName)
  const [isNameMissing, setNameMissing] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const threads = useMemo(() => threadsIn(notes, chart.id), [notes, chart])
  const open = threads.filter(({ settled }) => !settled)
  const settled = threads.filter((it) => it.settled)
  const review = threads
    .map(({ remark }) => remark)
    .filter(({ kind }) => kind === 'reviewed')
    .at(-1)
  const about = view.chosen ?? ''
  const noted = open.map(({ remark }) => remark.on).join('\n')
  useEffect(() => {
    const of = Object.fromEntries(noted.split('\n').map((id) => [id, ['noted'] satisfies Mark[]]))
    show({ marks: { of } })
    // oxlint-disable-next-line react/exhaustive-deps -- the picture marks what has remarks; `show` only changes with the panel
  }, [chart, noted])
  /**
   * Signs with the name of the person at this browser; without one nothing is saved, and the field says so.
   */
  const add = (part: Answer & Pick<Note, 'print' | 'shape'>): boolean => {
    setNameMissing(by === '')
    if (by === '') return false
    const at = new Date().toISOString()
    const id = `${at}-${Math.random().toString(36).slice(2)}`
    keep([{ id, chart: chart.id, by, owner: authorPrint(), at, ...part }])
    return true
  }
  const item = (thread: (typeof threads)[number]) => (
    <ThreadItem
      key={thread.remark.id}
      thread={thread}
      nameOf={(id) => nameOf(say, chart, id)}
      add={add}
      remove={(note) => keep([{ ...note, removed: true }])}
      change={change}
    />
  )
  return (
    <article className={panel.about}>
      <h2>{say('notes')}</h2>
      <Review chart={chart} review={review} change={change} />
      <NameField
        name={by}
        isMissing={isNameMissing}
        keep={(name) => {
          keepName(name)
          setBy(name)
          setNameMissing(false)
        }}
      />
      <Writing
        key={`${chart.id} ${about}`}
        about={`${chart.id} ${about}`}
        label={about === '' ? say('remarkOnFlow') : say('remarkOn', { name: nameOf(say, chart, about) })}
        send={say('addRemark')}
        add={(text) => add({ on: about, kind: 'remark', text })}
      >
        <button
          type="button"
          className={panel.button}
          onClick={() =>
            add({
              on: '',
              kind: 'reviewed',
              text: '',
              print: printOf(chart),
              shape: shapeOf(snapshotOf(chart)),
            })
          }
        >
          {say('markReviewed')}
        </button>
      </Writing>
      <ul className={panel.list}>{open.map(item)}</ul>
      {settled.length > 0 && (
        <details>
          <summary>{say('resolvedOnes', { count: settled.length })}</summary>
          <ul className={panel.list}>{settled.map(item)}</ul>
        </details>
      )}
      <button
        type="button"
        className={panel.button}
        disabled={notes.every(({ removed }) => removed)}
        onClick={() => save('flow-remarks.md', notesFile(notes), 'text/markdown')}
      >
        {say('notesExport')}
      </button>
      <FileField
        id="notes-file"
        label={say('notesImport')}
        accept="text/markdown,.md"
        chosen={([file]) =>
          file &&
          void file.text().then((text) => {
            const found = notesOf(text)
            if (found) keep(found)
            return setRefused(!found)
          })
        }
      />
      {isRefused && <p role="alert">{say('notNotes')}</p>}
      {isShared !== undefined && <p>{say(isShared ? 'notesShared' : 'notesOwn')}</p>}
    </article>
  )
}
