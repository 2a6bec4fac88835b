import { useMemo } from 'react'
import type { FlowCases } from '../../../machines/shared/cases'
import { labelOf } from '../../paths/chart/label'
import type { Move } from '../../paths/chart/situation'
import type { Chart } from '../picture/model'
import { timeText } from '../picture/plain'
import { late } from '../view/late'
import type { ChangeView, View } from '../view/link'
import styles from '../view/panel.module.css'
import { useSay, type Word } from '../words/words'
import { toldApart } from './answers'
import { moveWords, placeNames, refusalWords } from './plain'
import { contextOf, effectText, nowOf, type Offer, type Run, type Stage } from './run'

// Pictures load after the first step: a flow can be tried without them.
const Here = late(() => import('./Here').then((it) => it.Here))
const Seen = late(() => import('./Seen').then((it) => it.Seen))

interface TryPanelProps {
  readonly chart: Chart
  readonly cases: FlowCases
  readonly stage: Stage
  readonly run: Run
  readonly view: View
  readonly change: ChangeView
}

/** Who makes a move, in display order. */
const groups: readonly { word: Word; has: (move: Move) => boolean }[] = [
  { word: 'nextPlayer', has: ({ kind }) => kind === 'gesture' },
  { word: 'nextActors', has: ({ kind }) => kind === 'outcome' },
  { word: 'nextTime', has: ({ kind }) => kind === 'time' },
  { word: 'nextOutside', has: ({ kind }) => kind === 'signal' },
]

/** Tries a flow: possible moves as buttons, the history as a list. */
export function TryPanel({ chart, stage, run, view, change }: TryPanelProps) {
  const say = useSay()
  const offers = useMemo(() => stage.offers(run), [stage, run])
  const now = nowOf(run)
  const moves = run.tried.map(({ move }) => move.type)
  const all = useMemo(() => offers.map(({ move }) => move), [offers])
  // A link may refer to a step that the flow no longer has.
  const lost = view.moves?.[moves.length]
  const press = ({ move }: Offer) => change({ input: run.input, moves: [...moves, move.type] })
  return (
    <article className={styles.about}>
      <h2>{say('try')}</h2>
      <div className={styles.field}>
        <label htmlFor="try-input">{say('start')}</label>
        <select
          id="try-input"
          value={run.input}
          onChange={(event) => change({ input: event.target.value, moves: [] })}
        >
          {stage.inputs.map((input) => (
            <option key={input}>{input}</option>
          ))}
        </select>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          disabled={moves.length === 0}
          onClick={() => change({ moves: moves.slice(0, -1) })}
        >
          {say('stepBack')}
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={moves.length === 0}
          onClick={() => change({ moves: [] })}
        >
          {say('restart')}
        </button>
      </div>
      <p className={styles.now} role="status">
        <b>{say('now')}</b> {placeNames(chart, now)}
        {now.status === 'done' && <> · {say('over')}</>}
        {now.status === 'error' && <> · {say('broken', { what: now.thrown ?? '' })}</>}
      </p>
      {lost !== undefined && <p role="alert">{say('noSuchStep', { name: lost })}</p>}
      {view.input !== undefined && view.input !== run.input && (
        <p role="alert">{say('noSuchStart', { name: view.input })}</p>
      )}
      {run.tried.length > 0 && <Here chart={chart} now={now} change={change} />}
      {offers.length === 0 && now.status === 'active' && <p>{say('noMoves')}</p>}
      {groups.map(({ word, has }) => {
        const own = offers.filter(({ move }) => has(move))
        if (own.length === 0) return null
        return (
          <section key={word}>
            <h3>{say(word)}</h3>
            <ul className={styles.moves}>
              {own.map((offer) => (
                <li key={offer.move.type}>
                  <MoveButton
                    offer={offer}
                    chart={chart}
                    text={moveWords(chart, offer.move, toldApart(offer.move, all))}
                    here={placeNames(chart, now)}
                    press={press}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <h3>{say('history')}</h3>
      {run.tried.length === 0 ? (
        <p>{say('nothingYet')}</p>
      ) : (
        <History chart={chart} run={run} change={change} />
      )}
      {!chart.said && (
        <>
          <h3>{say('remembers')}</h3>
          <dl className={styles.values}>
            {contextOf(now).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </article>
  )
}

interface MoveButtonProps {
  readonly chart: Chart
  readonly offer: Offer
  /** The move's name, unless it is the passing of time. */
  readonly text: string
  readonly here: string
  readonly press: (offer: Offer) => void
}

function MoveButton({ chart, offer, text: called, here, press }: MoveButtonProps) {
  const say = useSay()
  const { move, situation, refusedBy } = offer
  const leads = placeNames(chart, situation)
  const text = move.kind === 'time' ? say('letPass', { time: timeText(move.wait) }) : called
  const guards = refusalWords(chart, refusedBy ?? [])
  const named = chart.said ? 'refusedAs' : 'refusedBy'
  const refusal =
    refusedBy === undefined
      ? undefined
      : guards.length > 0
        ? say(named, { guards: guards.join(', ') })
        : say('refused')
  return (
    <button
      type="button"
      className={styles.move}
      data-refused={refusal === undefined ? undefined : true}
      onClick={() => press(offer)}
    >
      <span>{text}</span>
      <small>{refusal ?? (leads === here ? say('stays') : say('leadsTo', { names: leads }))}</small>
    </button>
  )
}

function History({ chart, run, change }: { chart: Chart; run: Run; change: ChangeView }) {
  const say = useSay()
  return (
    <ol className={styles.history}>
      {run.tried.map(({ move, situation }, i) => (
        <li key={`${i} ${move.type}`}>
          <button
            type="button"
            className={styles.link}
            onClick={() => change({ moves: run.tried.slice(0, i + 1).map((it) => it.move.type) })}
          >
            {move.kind === 'time' && chart.said
              ? say('letPass', { time: timeText(move.wait) })
              : moveWords(chart, move, labelOf(move))}
          </button>
          {situation.ignored ? <p>{say('refused')}</p> : <p>→ {placeNames(chart, situation)}</p>}
          {chart.said && <Seen actions={situation.actions} />}
          {!chart.said && situation.actions.length > 0 && (
            <ul className={styles.effects} aria-label={say('effects')}>
              {situation.actions.map((action, n) => (
                <li key={`${n} ${action.type}`}>
                  <code>{effectText(action)}</code>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
