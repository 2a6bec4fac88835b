import { hand } from 'virtual:studio'
import { useCallback, useEffect, useState } from 'react'
import type { HandNeed, HandPath, HandStep } from '../../paths/export/hand'
import panel from '../view/panel.module.css'
import type { PanelProps } from '../view/panels'
import { useServed } from '../view/served'
import { useLoaded } from '../view/useLoaded'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'
import { arm, isOfTab, isTap, pageOf, stageNow, type Stage } from './arm'
import { Armed } from './Armed'
import styles from './hand.module.css'

/** A flow's manual script, path by path: each step with what it needs, armed with one tap. */
export function HandTab({ chart, view, change }: PanelProps) {
  const say = useSay()
  const { stage, look } = useStage()
  const loaded = useLoaded(`hand ${chart.id}`, () => hand(chart.id))
  if (loaded.is === 'loading') return <p role="status">{say('makingPaths')}</p>
  if (loaded.is === 'failed') return <p role="alert">{say('loadFailed')}</p>
  const { paths } = loaded.value
  const path = paths.find(({ id }) => id === view.path) ?? paths[0]
  return (
    <article className={`${panel.about} ${styles.hand}`}>
      <div className={styles.script}>
        <h2>{say('hand')}</h2>
        {!path && <p>{say('handNone')}</p>}
        {path && <Choice paths={paths} path={path} asked={view.path} choose={(id) => change({ path: id })} />}
        {path && <Script key={path.id} path={path} stage={stage} look={look} />}
      </div>
      {path && stage && <Armed stage={stage} look={look} />}
    </article>
  )
}

interface Chosen {
  readonly paths: readonly HandPath[]
  readonly path: HandPath
  readonly asked: string | undefined
  readonly choose: (id: string) => void
}

function Choice({ paths, path, asked, choose }: Chosen) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      {asked !== undefined && asked !== path.id && <p role="alert">{say('noSuchPath', { name: asked })}</p>}
      <div className={panel.field}>
        <label htmlFor="hand-path">{say('whichPath')}</label>
        <select id="hand-path" value={path.id} onChange={({ target }) => choose(target.value)}>
          {paths.map(({ id, title }, at) => (
            <option key={id} value={id}>
              {at + 1}: {title[language]}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

interface Looked {
  /** Undefined until the sandbox has said; null where none answers. */
  readonly stage: Stage | null | undefined
  readonly look: () => Promise<void>
}

function useStage(): Looked {
  const isServed = useServed()
  const [stage, setStage] = useState<Stage | null | undefined>()
  const look = useCallback(
    () =>
      stageNow().then(
        (now) => setStage(now),
        () => setStage(null),
      ),
    [],
  )
  useEffect(() => {
    if (isServed !== true) return undefined
    void look()
    // The app is in another tab: its requests in the meantime appear on return.
    const again = () => void look()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [isServed, look])
  return { stage: isServed === false ? null : stage, look }
}

function Script({ path, stage, look }: Looked & { readonly path: HandPath }) {
  const say = useSay()
  const language = useLanguage()
  const [done, setDone] = useState<readonly HandNeed[]>([])
  const [isRefused, setRefused] = useState(false)
  const armAll = async (needs: readonly HandNeed[]) => {
    setRefused(false)
    try {
      for (const need of needs) await arm(need)
      setDone((before) => [...before, ...needs])
    } catch {
      setRefused(true)
    }
    await look()
  }
  return (
    <>
      {/* The list above truncates long titles. */}
      <h3>{path.title[language]}</h3>
      {path.about[language].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {stage === null && <p role="status">{say('handAlone')}</p>}
      {isRefused && <p role="alert">{say('handRefused')}</p>}
      <ol className={styles.steps}>
        {path.steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is known by its number
          <li key={at}>
            <Needs needs={step.needs} isReached={Boolean(stage)} done={done} armAll={armAll} />
            <Step step={step} number={at} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface OfStep {
  readonly needs: readonly HandNeed[]
  readonly isReached: boolean
  readonly done: readonly HandNeed[]
  readonly armAll: (needs: readonly HandNeed[]) => Promise<void>
}

/** What must be armed before a step: one tap each, or one for all. */
function Needs({ needs, isReached, done, armAll }: OfStep) {
  const say = useSay()
  const language = useLanguage()
  const taps = needs.filter(isTap)
  if (needs.length === 0) return null
  return (
    <div className={styles.needs}>
      {isReached && taps.length > 1 && (
        <button type="button" className={panel.button} onClick={() => void armAll(taps)}>
          {say('handArmAll', { count: taps.length })}
        </button>
      )}
      {needs.map((need) => (
        <div key={need.words.en}>
          <p>{need.words[language]}</p>
          {isReached && isTap(need) && (
            <button
              type="button"
              className={panel.button}
              aria-label={`${say(need.fault ? 'handArm' : 'handArrange')}: ${need.words[language]}`}
              onClick={() => void armAll([need])}
            >
              {say(need.fault ? 'handArm' : 'handArrange')}
              {done.includes(need) && ` ✓`}
            </button>
          )}
          {isReached && isOfTab(need) && (
            <a className={panel.link} href={pageOf(need)} target="_blank" rel="noreferrer">
              {say('handOfTab')}
            </a>
          )}
        </div>
      ))}
    </div>
  )
}

function Step({ step, number }: { readonly step: HandStep; readonly number: number }) {
  const language = useLanguage()
  return (
    <>
      <b>
        {number}. {step.does[language]}
      </b>{' '}
      {step.data !== '' && <code>{step.data}</code>}
      <p>{step.sees[language]}</p>
    </>
  )
}
