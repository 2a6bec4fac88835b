import { useEffect, useState } from 'react'
import { save } from '../share/pictures'
import panel from '../view/panel.module.css'
import type { PanelProps } from '../view/panels'
import { useSay } from '../words/words'
import { keepName, ownName } from './name'
import { NameField } from './NameField'
import { joined, keepNotes, notesMarkdown, ownNotes, printOf, type Note } from './notes'

/** Remarks on a flow and its parts, and whether its current version was reviewed. */
export function NotesTab({ chart, view, change }: PanelProps) {
  const say = useSay()
  const [notes, setNotes] = useState<readonly Note[]>(ownNotes)
  const [isShared, setShared] = useState<boolean | undefined>()
  const [by, setBy] = useState(ownName)
  const [isNameMissing, setNameMissing] = useState(false)
  const [text, setText] = useState('')
  const print = printOf(chart)
  const keep = async (next: readonly Note[]) => {
    setNotes(next)
    const kept = await keepNotes(next)
    setNotes((now) => joined(now, kept.notes))
    setShared(kept.isShared)
  }
  useEffect(() => {
    void keepNotes(ownNotes()).then((kept) => {
      setNotes((now) => joined(now, kept.notes))
      return setShared(kept.isShared)
    })
  }, [])
  /** Signs with the name of the person here; without one nothing is written, and the field says so. */
  const add = (part: Pick<Note, 'on' | 'kind' | 'text' | 'print'>): boolean => {
    setNameMissing(by === '')
    if (by === '') return false
    const at = new Date().toISOString()
    const id = `${at}-${Math.random().toString(36).slice(2)}`
    void keep([...notes, { id, chart: chart.id, by, at, ...part }])
    return true
  }
  const shown = notes.filter(({ removed }) => !removed)
  const own = shown.filter((note) => note.chart === chart.id)
  const review = own.filter(({ kind }) => kind === 'reviewed').at(-1)
  const about = view.chosen ?? ''
  return (
    <article className={panel.about}>
      <h2>{say('notes')}</h2>
      <p role="status">
        {review === undefined
          ? say('notReviewed')
          : say(review.print === print ? 'reviewedBy' : 'changedSince', {
              name: review.by || '?',
              day: review.at.slice(0, 10),
            })}
      </p>
      <NameField
        name={by}
        isMissing={isNameMissing}
        keep={(name) => {
          keepName(name)
          setBy(name)
          setNameMissing(false)
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') return
          if (add({ on: about, kind: 'remark', text: text.trim() })) setText('')
        }}
      >
        <div className={panel.field}>
          <label htmlFor="note-text">
            {about === '' ? say('remarkOnFlow') : say('remarkOn', { name: about })}
          </label>
          <textarea
            id="note-text"
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className={panel.buttons}>
          <button type="submit" className={panel.button}>
            {say('addRemark')}
          </button>
          <button
            type="button"
            className={panel.button}
            onClick={() => add({ on: '', kind: 'reviewed', text: '', print })}
          >
            {say('markReviewed')}
          </button>
        </div>
      </form>
      <ul className={panel.list}>
        {own.map((note) => (
          <li key={note.id}>
            {note.on !== '' && (
              <button type="button" className={panel.link} onClick={() => change({ chosen: note.on })}>
                {note.on}
              </button>
            )}
            <div className={panel.remark}>{note.kind === 'reviewed' ? say('reviewed') : note.text}</div>
            <p>
              {note.by || '?'}, {note.at.slice(0, 10)}{' '}
              {note.by === by && (
                <button
                  type="button"
                  className={panel.link}
                  onClick={() =>
                    void keep(notes.map((it) => (it.id === note.id ? { ...it, removed: true as const } : it)))
                  }
                >
                  {say('takeAway')}
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={panel.button}
        disabled={shown.length === 0}
        onClick={() => save('flow-remarks.md', notesMarkdown(shown), 'text/markdown')}
      >
        {say('notesExport')}
      </button>
      {isShared !== undefined && <p>{say(isShared ? 'notesShared' : 'notesOwn')}</p>}
    </article>
  )
}
