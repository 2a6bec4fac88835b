import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Answer } from './host'

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder; name a file in it',
  EACCES: 'it may not be written',
  EROFS: 'it may not be written',
  ENOTDIR: 'a part of the way there is a file',
  EEXIST: 'a part of the way there is a file',
  ENOSPC: 'the disk is full',
}

/** Writes an answer's files. Returns the answer, with one more sentence for each file that could not be written. */
export function written(answer: Answer): Answer {
  for (const { path, text } of answer.files ?? []) {
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      // The result matters more than the file: print it anyway.
      const result = answer.out.replaceAll(`Wrote ${path}`, '').trimEnd()
      const fault = `Could not write "${path}": ${reasons[code] ?? code}.`
      return { out: [result, fault].filter((line) => line !== '').join('\n'), code: 2 }
    }
  }
  return answer
}
