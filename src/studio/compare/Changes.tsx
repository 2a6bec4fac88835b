import type { Change } from '../../paths/diff/compare'
import type { Chart } from '../picture/model'
import { textOf } from '../picture/plain'
import { spaced } from '../plain/spaced'
import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { nameOf } from '../view/sentences'
import type { AnyWord } from '../words/en-late'
import { useSay } from '../words/late'
import { useIsPlain } from '../words/words'
import type { Worded } from './history'

interface ChangesProps {
  readonly chart: Chart
  readonly title: string
  readonly part: Change
  readonly before: readonly Worded[]
  readonly now: readonly Worded[]
  readonly change: ChangeView
}

/** Fields of a snapshot in plain words: as the studio names them elsewhere. */
const fieldNames: Readonly<Record<string, AnyWord>> = {
  type: 'kind',
  description: 'description',
  tags: 'tags',
  rows: 'rows',
  entry: 'entry',
  exit: 'exit',
  invokes: 'invokes',
  targets: 'to',
  actions: 'actions',
}

/** Added, changed and removed states or transitions of a flow, with their texts before and now. */
export function Changes({ chart, title, part, before, now, change }: ChangesProps) {
  const say = useSay()
  const isPlain = useIsPlain()
  if (part.added.length + part.removed.length + part.changed.length === 0) return null
  const link = (id: string) => (
    <button type="button" className={panel.link} onClick={() => change({ chosen: id })}>
      {nameOf(say, chart, id)}
    </button>
  )
  const wordsIn = (list: readonly Worded[], id: string) => {
    const text = list.find((it) => it.id === id)?.description
    return text === undefined ? undefined : textOf(chart, text)
  }
  const fieldName = (field: string) => {
    const word = fieldNames[field]
    return word === undefined || !isPlain ? field : say(word)
  }
  /** A removed part has no name in today's flow: its own id is shown as words. */
  const goneName = (id: string) => {
    if (!isPlain) return id
    const [from = '', cause] = id.split(' | ')
    const state = spaced(from.slice(from.lastIndexOf('.') + 1))
    return cause === undefined ? state : say('plainIn', { name: spaced(cause.toLowerCase()), state })
  }
  return (
    <section>
      <h3>{title}</h3>
      <ul className={panel.list}>
        {part.added.map((id) => (
          <li key={id}>
            <b className={panel.good}>{say('added')}</b> {link(id)}
          </li>
        ))}
        {part.changed.map(({ id, fields }) => {
          const was = wordsIn(before, id)
          return (
            <li key={id}>
              <b>{say('changed')}</b> {link(id)}
              <p>{say('changedFields', { fields: fields.map(fieldName).join(', ') })}</p>
              {fields.includes('description') && (
                <p>
                  {was !== undefined && <del>{was}</del>}{' '}
                  <ins>{wordsIn(now, id) ?? say('noDescription')}</ins>
                </p>
              )}
            </li>
          )
        })}
        {part.removed.map((id) => {
          const was = wordsIn(before, id)
          return (
            <li key={id}>
              <b className={panel.bad}>{say('removed')}</b> {goneName(id)}
              {was !== undefined && (
                <p>
                  <del>{was}</del>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
