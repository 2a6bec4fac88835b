import type { Chart, Source, StateFact, TransitionFact } from '../picture/model'
import { nameAt, plainText } from '../picture/plain'
import { inherited } from '../picture/ways'
import { useFlowName } from '../words/flows'
import { useIsPlain } from '../words/words'
import { useSay } from '../words/late'
import { late } from './late'
import type { ChangeView } from './link'
import { Outline } from './Outline'
import { Rows } from './Rows'
import styles from './panel.module.css'
import { causeWords, targetWords } from './sentences'
import { useServed } from './served'

const StateScreens = late(() => import('../screens/StateScreens').then((it) => it.StateScreens))

interface DetailsProps {
  readonly chart: Chart
  readonly chosen: string | undefined
  readonly change: ChangeView
}

/** The reading panel: the outline, or everything about the selection. */
export function Details({ chart, chosen, change }: DetailsProps) {
  const say = useSay()
  const at = chart.states.findIndex(({ id }) => id === chosen)
  const transition = chart.transitions.find(({ id }) => id === chosen)
  if (at < 0 && !transition) return <Outline chart={chart} change={change} />
  return (
    <>
      <button type="button" className={styles.link} onClick={() => change({ chosen: undefined })}>
        ← {say('back')}
      </button>
      {transition ? (
        <AboutTransition chart={chart} it={transition} change={change} />
      ) : (
        <AboutState chart={chart} at={at} change={change} />
      )}
    </>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function SourceLine({ source }: { source: Source | undefined }) {
  const say = useSay()
  const isPlain = useIsPlain()
  if (!source || isPlain) return null
  return (
    <Line name={say('source')}>
      <code>{source.join(':')}</code>
    </Line>
  )
}

function Choose({ id, change, children }: { id: string; change: ChangeView; children: React.ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={() => change({ chosen: id })}>
      {children}
    </button>
  )
}

/** A guard by name, unless plain words are on: the transition's sentence covers it then. */
const guardText = ({ said }: Chart, { guard }: Pick<TransitionFact, 'guard'>) =>
  guard === undefined || said ? '' : ` [${guard}]`

function Reason({ chart, it }: { chart: Chart; it: Pick<TransitionFact, 'description' | 'guard'> }) {
  const text = plainText(chart, it)
  return text === undefined ? null : <p>{text}</p>
}

function TransitionList({
  chart,
  list,
  change,
}: {
  chart: Chart
  list: readonly TransitionFact[]
  change: ChangeView
}) {
  const say = useSay()
  return (
    <ul className={styles.list}>
      {list.map((it) => (
        <li key={it.id}>
          <Choose id={it.id} change={change}>
            {causeWords(say, chart, it)}
            {guardText(chart, it)} → {targetWords(say, chart, it)}
          </Choose>
          <Reason chart={chart} it={it} />
        </li>
      ))}
    </ul>
  )
}

function AboutState({ chart, at, change }: { chart: Chart; at: number; change: ChangeView }) {
  const say = useSay()
  const isPlain = useIsPlain()
  const flowName = useFlowName()
  const isServed = useServed()
  const state = chart.states[at] as StateFact
  const parent = chart.states[state.parent]
  const initial = state.initial === undefined ? undefined : chart.states[state.initial]
  const leads = chart.transitions.filter(({ from }) => from === at)
  const above = inherited(chart, at)
  const comes = chart.transitions.filter(({ from, to }) => to.includes(at) && from !== at)
  return (
    <article className={styles.about}>
      <h2>{nameAt(chart, at)}</h2>
      <p className={styles.words}>
        {plainText(chart, { description: state.description }) ?? say('noDescription')}
      </p>
      <dl>
        <Line name={say('kind')}>{say(`kind.${state.kind}`)}</Line>
        {initial && (
          <Line name={say('begins')}>
            <Choose id={initial.id} change={change}>
              {nameAt(chart, state.initial ?? 0)}
            </Choose>
          </Line>
        )}
        {parent && (
          <Line name={say('inside')}>
            <Choose id={parent.id} change={change}>
              {nameAt(chart, state.parent)}
            </Choose>
          </Line>
        )}
        {state.rows && (
          <Line name={say('rows')}>
            <Rows rows={state.rows} change={change} />
          </Line>
        )}
        {state.screen !== undefined && (
          <Line name={say('screen')}>
            {isServed !== true ? (
              <code>{state.screen}</code>
            ) : (
              <a href={state.screen} target="_blank" rel="noreferrer">
                {say('openScreen', { path: state.screen })}
              </a>
            )}
          </Line>
        )}
        {state.tags && !isPlain && <Line name={say('tags')}>{state.tags.join(', ')}</Line>}
        {state.entry && !isPlain && <Line name={say('entry')}>{state.entry.join(', ')}</Line>}
        {state.exit && !isPlain && <Line name={say('exit')}>{state.exit.join(', ')}</Line>}
        {state.invokes && (
          <Line name={say('invokes')}>
            <ul className={styles.list}>
              {state.invokes.map(({ id, src, chart: name }) => (
                <li key={id}>
                  {chart.said?.actors[id] ?? (id === src ? id : `${id}: ${src}`)}
                  {name !== undefined && (
                    <>
                      {' '}
                      <button type="button" className={styles.link} onClick={() => change({ chart: name })}>
                        {say('openChart', { name: flowName(name) })}
                      </button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </Line>
        )}
        <SourceLine source={state.source} />
      </dl>
      <StateScreens chart={chart} state={state.id} change={change} />
      <h3>{say('leads')}</h3>
      {leads.length + above.length === 0 && <p>{say('nothingLeads')}</p>}
      {leads.length > 0 && <TransitionList chart={chart} list={leads} change={change} />}
      {state.stops && (
        <>
          <h3>{say('stopped')}</h3>
          <ul className={styles.list}>
            {state.stops.map((it) => (
              <li key={`${it.cause} ${it.name} ${it.branch}`}>
                {causeWords(say, chart, it)}
                {guardText(chart, it)}
                <Reason chart={chart} it={it} />
              </li>
            ))}
          </ul>
        </>
      )}
      {above.length > 0 && (
        <>
          <h3>{say('leadsAbove')}</h3>
          <TransitionList chart={chart} list={above} change={change} />
        </>
      )}
      {comes.length > 0 && (
        <>
          <h3>{say('comes')}</h3>
          <TransitionList chart={chart} list={comes} change={change} />
        </>
      )}
    </article>
  )
}

function AboutTransition({ chart, it, change }: { chart: Chart; it: TransitionFact; change: ChangeView }) {
  const say = useSay()
  const from = chart.states[it.from] as StateFact
  return (
    <article className={styles.about}>
      <h2>{it.cause === 'event' && !chart.said ? it.name : causeWords(say, chart, it)}</h2>
      <p className={styles.words}>{plainText(chart, it) ?? say('noDescription')}</p>
      <dl>
        <Line name={say('cause')}>{causeWords(say, chart, it)}</Line>
        {it.guard !== undefined && !chart.said && <Line name={say('guard')}>{it.guard}</Line>}
        <Line name={say('from')}>
          <Choose id={from.id} change={change}>
            {nameAt(chart, it.from)}
          </Choose>
        </Line>
        <Line name={say('to')}>
          {it.to.length === 0
            ? say('stays')
            : it.to.map((to) => {
                const state = chart.states[to] as StateFact
                return (
                  <Choose key={to} id={state.id} change={change}>
                    {nameAt(chart, to)}
                  </Choose>
                )
              })}
        </Line>
        {it.actions && !chart.said && <Line name={say('actions')}>{it.actions.join(', ')}</Line>}
        <SourceLine source={it.source} />
      </dl>
    </article>
  )
}
