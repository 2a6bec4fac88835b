import { useState } from 'react'
import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { useSay } from '../words/late'
import { authorPrint } from './author'
import { draftOf } from './drafts'
import type { Note } from './notes'
import type { Thread } from './threads'
import { Writing } from './Writing'

/** Adds to a thread. */
export type Answer = Pick<Note, 'kind' | 'text' | 'to' | 'on'>

interface ThreadItemProps {
  readonly thread: Thread
  /** The name of a state or a transition. */
  readonly nameOf: (id: string) => string
  readonly add: (answer: Answer) => boolean
  readonly remove: (note: Note) => void
  readonly change: ChangeView
}

/**
 * A remark with its answers: can be answered, resolved and reopened here. People can delete only their own
 * notes, and unsigned ones.
 */
export function ThreadItem({ thread, nameOf, add, remove, change }: ThreadItemProps) {
  const say = useSay()
  const { remark, answers, history, settled } = thread
  const draft = `re ${remark.id}`
  const [isAnswering, setAnswering] = useState(() => draftOf(draft) !== '')
  const about = { to: remark.id, on: remark.on }
  return (
    <li>
      {remark.on !== '' && (
        <button type="button" className={panel.link} onClick={() => change({ chosen: remark.on })}>
          {nameOf(remark.on)}
        </button>
      )}
      <Said note={remark} remove={remove} />
      {answers.length > 0 && (
        <ul className={panel.answers} aria-label={say('answersTo')}>
          {answers.map((it) => (
            <li key={it.id}>
              <Said note={it} remove={remove} />
            </li>
          ))}
        </ul>
      )}
      {history.map((it) => (
        <p key={it.id}>
          {say(it.kind === 'resolved' ? 'resolvedBy' : 'reopenedBy', {
            name: it.by || '?',
            day: it.at.slice(0, 10),
          })}
        </p>
      ))}
      {remark.kind === 'remark' && (
        <p>
          {!settled && (
            <>
              <button
                type="button"
                className={panel.link}
                aria-expanded={isAnswering}
                onClick={() => setAnswering(!isAnswering)}
              >
                {say('answer')}
              </button>{' '}
            </>
          )}
          <button
            type="button"
            className={panel.link}
            onClick={() => add({ kind: settled ? 'reopened' : 'resolved', text: '', ...about })}
          >
            {say(settled ? 'reopen' : 'resolve')}
          </button>
        </p>
      )}
      {isAnswering && !settled && (
        <Writing
          about={draft}
          label={say('yourAnswer')}
          send={say('sendAnswer')}
          add={(text) => {
            const isTaken = add({ kind: 'remark', text, ...about })
            if (isTaken) setAnswering(false)
            return isTaken
          }}
        />
      )}
    </li>
  )
}

function Said({ note, remove }: { note: Note; remove: (note: Note) => void }) {
  const say = useSay()
  return (
    <>
      <div className={panel.remark}>{note.kind === 'reviewed' ? say('reviewed') : note.text}</div>
      <p>
        {note.by || '?'}, {note.at.slice(0, 10)}{' '}
        {(note.owner === undefined || note.owner === authorPrint()) && (
          <button type="button" className={panel.link} onClick={() => remove(note)}>
            {say('takeAway')}
          </button>
        )}
      </p>
    </>
  )
}
