import { list, loaders } from 'virtual:studio'
import { useMemo, useState } from 'react'
import type { Chart } from '../picture/model'
import { LanguageContext, loadWords, sayIn, SayContext } from '../words/words'
import { Boundary } from './Boundary'
import { ChartList } from './ChartList'
import { late } from './late'
import { mapPage, useView } from './link'
import { usePreferences } from './preferences'
import styles from './shell.module.css'
import { useLoaded } from './useLoaded'
import { usePainted } from './usePainted'
import { Workbench } from './Workbench'

const first = list[0]?.id ?? ''

const MapPage = late(() => import('../map/MapPage').then((it) => it.MapPage))
const Phone = late(() => import('../watch/Phone').then((it) => it.Phone))

/** The flow studio. `begin` is the flow that has already loaded. */
export function App({ begin }: { begin: Chart | undefined }) {
  const { language, setLanguage, theme, setTheme } = usePreferences()
  const [view, change] = useView(first)
  const [isListOpen, setListOpen] = useState(false)
  // Paint the picture first, then the list.
  const isDrawn = usePainted()
  const say = useMemo(() => sayIn(language), [language])
  const choose = async (next: typeof language) => {
    await loadWords(next)
    setLanguage(next)
  }
  const isMap = view.chart === mapPage
  const isKnown = Object.hasOwn(loaders, view.chart)
  const early = begin?.id === view.chart ? begin : undefined
  const load = async () => {
    const found = isKnown ? loaders[view.chart] : undefined
    if (!found) throw new Error(`there is no chart ${view.chart}`)
    return (await found.chart()).chart
  }
  const loaded = useLoaded(view.chart, load, early)
  const isWatching = view.tab === 'watch' && location.protocol !== 'file:'
  // Once opened, the phone stays mounted: its state survives a change of panel.
  const [isPhoneOn, setPhoneOn] = useState(isWatching)
  if (isWatching && !isPhoneOn) setPhoneOn(true)
  const listed = list.find(({ id }) => id === view.chart)
  return (
    <SayContext value={say}>
      <LanguageContext value={language}>
        <header className={styles.bar}>
          <button
            type="button"
            className={styles.menu}
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          >
            <span aria-hidden="true">☰</span> {say('charts')}
          </button>
          <h1>{say('title')}</h1>
          <p className={styles.where}>
            <b>{isMap ? say('map') : view.chart}</b> {listed?.summary}
          </p>
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
            {isMap && <MapPage view={view} change={change} />}
            {!isKnown && !isMap && <p role="alert">{say('noSuchFlow', { name: view.chart })}</p>}
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
                <Workbench key={loaded.value.id} chart={loaded.value} view={view} change={change} />
              </Boundary>
            )}
          </main>
        </div>
      </LanguageContext>
    </SayContext>
  )
}
