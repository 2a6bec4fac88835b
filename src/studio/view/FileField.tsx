import { useState } from 'react'
import { useSay } from '../words/late'
import styles from './panel.module.css'

interface FileFieldProps {
  readonly id: string
  readonly label: string
  /** A whole folder instead of one file. */
  readonly isFolder?: boolean
  /** What kind of file; a chart or a recording where it isn't said. */
  readonly accept?: string
  readonly chosen: (files: readonly File[]) => void
}

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
            chosen(files)
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
    </div>
  )
}
