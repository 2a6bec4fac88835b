import { useId, useState } from 'react'
import panel from '../view/panel.module.css'
import { useSay } from '../words/late'

interface NameFieldProps {
  /** The given name; empty until there is one. */
  readonly name: string
  readonly keep: (name: string) => void
  /** An attempt was made to sign without a name. */
  readonly isMissing: boolean
}

/** Asks for the author's name once; then shows it and lets it be changed. */
export function NameField({ name, keep, isMissing }: NameFieldProps) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  if (name !== '' && !isOpen) {
    return (
      <p>
        {say('writingAs', { name })}{' '}
        <button type="button" className={panel.link} onClick={() => setOpen(true)}>
          {say('changeName')}
        </button>
      </p>
    )
  }
  return (
    <form
      className={panel.field}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === '') return
        keep(typed.trim())
        setOpen(false)
      }}
    >
      <label htmlFor={id}>{say('yourName')}</label>
      <input
        id={id}
        value={typed}
        maxLength={80}
        aria-invalid={isMissing || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isMissing && <p role="alert">{say('nameFirst')}</p>}
      <button type="submit" className={panel.button}>
        {say('keepName')}
      </button>
    </form>
  )
}
