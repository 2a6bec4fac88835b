import { list, loaders } from 'virtual:studio'
import { useMemo, useState } from 'react'
import type { Chart } from '../picture/model'
import { loadLanguage, useFlowName, useFlowSummary } from '../words/flows'
import { LanguageContext, PlainContext, sayIn, SayContext, useSay } from '../words/words'
import { Boundary } from './Boundary'
import { ChartList } from './ChartList'
import { late } from './late'
import { pages, useView, variantOf } from './link'
import { loadChart } from './load'
import { usePreferences } from './preferences'
import styles from './shell.module.css'
import { useLoaded } from './useLoaded'
import { usePainted } from './usePainted'
import { Workbench } from './Workbench'

const first = list[0]?.id ?? ''

const MapPage = late(() => import('../map/MapPage').then((it) => it.MapPage))
const StandingPage = late(() => import('../standing/StandingPage').then((it) => it.StandingPage))
const SincePage = late(() => import('../compare/SincePage').then((it) => it.SincePage))
const Phone = late(() => import('../watch/Phone').then((it) => it.Phone))

/** The flow studio. `begin` is the flow that has already loaded. */
export function App({ begin }: { begin: Chart | undefined }) {
  const { language, setLanguage, theme, setTheme, isPlain, setPlain } = usePreferences()
  const [view, change] = useView(first)
  const [isListOpen, setListOpen] = useState(false)
  // Paint the picture first, then the list.
  const isDrawn = usePainted()
  const say = useMemo(() => sayIn(language), [language])
  const choose = async (next: typeof language) => {
    await loadLanguage(next)
    setLanguage(next)
  }
  const page = pages.find((one) => one === view.chart)
  const isKnown = Object.hasOwn(loaders, view.chart)
  const variant = variantOf(language, isPlain)
  const [firstVariant] = useState(variant)
  const early = begin?.id === view.chart && variant === firstVariant ? begin : undefined
  const loaded = useLoaded(
    `${view.chart} ${variant} ${language}`,
    () => loadChart(view.chart, language, isPlain),
    early,
  )
  const isWatching = view.tab === 'watch' && location.protocol !== 'file:'
  // Once opened, the phone stays mounted: its state survives a change of panel.
  const [isPhoneOn, setPhoneOn] = useState(isWatching)
  if (isWatching && !isPhoneOn) setPhoneOn(true)
  return (
    <SayContext value={say}>
      <LanguageContext value={language}>
        <PlainContext value={isPlain}>
          <button
            type="button"
            className={styles.skip}
            onClick={() => document.querySelector<HTMLElement>('[role="application"], main button')?.focus()}
          >
            {say('skip')}
          </button>
          <header className={styles.bar}>
            <button
              type="button"
              className={styles.menu}
              aria-label={say('charts')}
              aria-expanded={isListOpen}
              onClick={() => setListOpen(!isListOpen)}
            >
              <span aria-hidden="true">☰</span> <span className={styles.label}>{say('charts')}</span>
            </button>
            <h1>{say('title')}</h1>
            <Where chart={view.chart} page={page} />
            <label className={styles.choice}>
              <span className={styles.spoken}>{say('howNamed')}</span>
              <select
                value={isPlain ? 'plain' : 'technical'}
                onChange={(event) => setPlain(event.target.value === 'plain')}
              >
                <option value="plain">{say('plainWords')}</option>
                <option value="technical">{say('technicalNames')}</option>
              </select>
            </label>
            <label className={styles.choice}>
              <span className={styles.spoken}>{say('language')}</span>
              <select
                value={language}
                onChange={(event) => {
                  const next = event.target.value === 'fil' ? 'fil' : 'en'
                  void choose(next)
                }}
              >
                <option value="en">English</option>
                <option value="fil">Filipino</option>
              </select>
            </label>
            <button
              type="button"
              className={styles.theme}
              aria-label={say(theme === 'dark' ? 'toLight' : 'toDark')}
              title={say(theme === 'dark' ? 'toLight' : 'toDark')}
              onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
            >
              <span aria-hidden="true">{theme === 'dark' ? '☀' : '☾'}</span>
            </button>
          </header>
          <div className={styles.body} data-watching={isWatching || undefined}>
            <nav className={styles.charts} data-open={isListOpen} aria-label={say('charts')}>
              {isDrawn && <ChartList current={view.chart} change={change} after={() => setListOpen(false)} />}
            </nav>
            <main className={styles.main} data-watching={isWatching || undefined}>
              {isPhoneOn && <Phone chart={view.chart} isShown={isWatching} />}
              {page === 'map' && <MapPage view={view} change={change} />}
              {page === 'standing' && <StandingPage change={change} />}
              {page === 'since' && <SincePage change={change} />}
              {!isKnown && !page && <p role="alert">{say('noSuchFlow', { name: view.chart })}</p>}
              {isKnown && loaded.is === 'loading' && <p role="status">{say('loading')}</p>}
              {isKnown && loaded.is === 'failed' && (
                <p role="alert">
                  {say('loadFailed')}{' '}
                  <button type="button" onClick={loaded.again}>
                    {say('again')}
                  </button>
                </p>
              )}
              {loaded.is === 'here' && (
                <Boundary about={loaded.value.id}>
                  <Workbench
                    key={`${loaded.value.id} ${variant}`}
                    chart={loaded.value}
                    view={view}
                    variant={variant}
                    change={change}
                  />
                </Boundary>
              )}
            </main>
          </div>
        </PlainContext>
      </LanguageContext>
    </SayContext>
  )
}

/** Title and description of the open flow. */
function Where({ chart, page }: { chart: string; page: (typeof pages)[number] | undefined }) {
  const say = useSay()
  const nameOf = useFlowName()
  const summaryOf = useFlowSummary()
  return (
    <p className={styles.where}>
      <b>{page ? say(page) : nameOf(chart)}</b> {summaryOf(chart)}
    </p>
  )
}
