import { useId, useState } from 'react'
import panel from '../view/panel.module.css'
import { useSay } from '../words/late'
import { draftOf, keepDraft } from './drafts'

interface WritingProps {
  /** The text's subject: its draft is stored under this. Also pass it as the key. */
  readonly about: string
  readonly label: string
  readonly send: string
  /** Whether it was accepted; otherwise the text stays. */
  readonly add: (text: string) => boolean
  readonly children?: React.ReactNode
}

/** A field for a remark or an answer. Unsent text is restored on the next visit. */
export function Writing({ about, label, send, add, children }: WritingProps) {
  const say = useSay()
  const id = useId()
  const [text, setText] = useState(() => draftOf(about))
  const [isDraft] = useState(text !== '')
  const change = (next: string) => {
    setText(next)
    keepDraft(about, next)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && add(text.trim())) change('')
      }}
    >
      <div className={panel.field}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        {isDraft && text !== '' && <small>{say('draftKept')}</small>}
      </div>
      <div className={panel.buttons}>
        <button type="submit" className={panel.button}>
          {send}
        </button>
        {children}
      </div>
    </form>
  )
}
