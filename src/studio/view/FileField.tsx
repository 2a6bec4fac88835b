import { useState } from 'react'
import { useSay } from '../words/late'
import styles from './panel.module.css'

interface FileFieldProps {
  readonly id: string
  readonly label: string
  /** A whole folder instead of one file. */
  readonly isFolder?: boolean
  /** Accepted file type; by default a chart or a recording. */
  readonly accept?: string
  readonly chosen: (files: readonly File[]) => void
}

/** Megabytes; far more than any file of the studio: reading a larger one would freeze the page. */
const largest = 4

/** A file or folder picker in the studio's language: the native control uses the browser's. */
export function FileField({
  id,
  label,
  isFolder = false,
  accept = 'application/json,.json',
  chosen,
}: FileFieldProps) {
  const say = useSay()
  const [name, setName] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.file}>
        <input
          id={id}
          type="file"
          {...(isFolder ? { multiple: true } : { accept })}
          ref={(input) => (isFolder ? input?.setAttribute('webkitdirectory', '') : undefined)}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            const [first] = files
            if (!first) return
            setName(isFolder ? (first.webkitRelativePath.split('/')[0] ?? '') : first.name)
            const isLarge = files.some(({ size }) => size > largest * 1024 * 1024)
            setTooLarge(isLarge)
            if (!isLarge) chosen(files)
            // Allow choosing the same file again after an edit.
            target.value = ''
          }}
        />
        <span className={styles.button} aria-hidden="true">
          {say(isFolder ? 'pickFolder' : 'pickFile')}
        </span>
        <span className={styles.picked} aria-hidden="true">
          {name}
        </span>
      </div>
      {isTooLarge && <p role="alert">{say('fileTooLarge', { megabytes: largest })}</p>}
    </div>
  )
}
