import { notesIn, type Note } from './notes'
import { threadsIn } from './threads'

/** Escapes user text so that it cannot become markup, links or images in a merge request. */
const asText = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_~[\]<>&#|!@]/g, '\\$&')

const signed = ({ by, at }: Note) => `(${asText(by) || '?'}, ${at.slice(0, 10)})`

/** Notes as a Markdown list for a merge request: each remark with its answers below. */
export function notesMarkdown(notes: readonly Note[]): string {
  const charts = [...new Set(notes.map(({ chart }) => chart))].sort()
  return charts
    .flatMap((chart) => [
      `## ${asText(chart)}`,
      '',
      ...threadsIn(notes, chart).flatMap(({ remark, answers, settled }) => {
        const about = remark.on === '' ? '' : `\`${remark.on.replaceAll('`', '')}\`: `
        const what = remark.kind === 'reviewed' ? '**reviewed**' : asText(remark.text)
        return [
          `- ${about}${what} ${signed(remark)}`,
          ...answers.map((it) => `  - ${asText(it.text)} ${signed(it)}`),
          ...(settled ? [`  - **resolved** ${signed(settled)}`] : []),
        ]
      }),
      '',
    ])
    .join('\n')
}

const opening = '<!-- perya-remarks '
const closing = ' -->'

/** The Markdown with the notes themselves in a comment, so that the file can be read back. */
export function notesFile(notes: readonly Note[]): string {
  // Nothing in the texts can terminate the comment.
  const data = JSON.stringify(notes).replaceAll('>', '\\u003e').replaceAll('<', '\\u003c')
  return `${notesMarkdown(notes.filter(({ removed }) => !removed))}\n${opening}${data}${closing}\n`
}

/** The notes in such a file; undefined if it is not one. */
export function notesOf(text: string): readonly Note[] | undefined {
  const from = text.lastIndexOf(opening)
  const to = text.indexOf(closing, from)
  if (from < 0 || to < 0) return undefined
  try {
    return notesIn(JSON.parse(text.slice(from + opening.length, to)) as unknown)
  } catch {
    return undefined
  }
}
