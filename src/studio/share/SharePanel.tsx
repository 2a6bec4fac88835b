import { loaders } from 'virtual:studio'
import { useState } from 'react'
import type { Chart } from '../picture/model'
import panel from '../view/panel.module.css'
import type { AnyWord } from '../words/en-late'
import { useSay } from '../words/late'
import { pngBlob, save, svgText } from './pictures'
import { PrintPages } from './PrintPages'
import { statelyJson } from './stately'

interface SharePanelProps {
  readonly chart: Chart
  /** Restores the view from before this panel was opened. */
  readonly link: string
  readonly drawing: () => SVGSVGElement | null
}

/** Share as a link, files or print. */
export function SharePanel({ chart, link, drawing }: SharePanelProps) {
  const say = useSay()
  const [isPrinting, setPrinting] = useState(false)
  const [news, setNews] = useState<AnyWord | undefined>()
  const casesOf = async () => {
    const load = loaders[chart.id]
    if (!load) throw new Error(`there is no ${chart.id}`)
    return load.cases()
  }
  const onPicture = (): SVGSVGElement => {
    const found = drawing()
    if (!found) throw new Error('there is no picture')
    return found
  }
  const title = `${chart.id}: ${chart.summary}`
  const drawn = async () => {
    const { mermaid } = await import('../../paths/export/mermaid')
    return mermaid(await casesOf())
  }
  const inForm = (type: string, content: Promise<Blob | string>) =>
    navigator.clipboard.write([new ClipboardItem({ [type]: content })])
  // The content may still be loading: browsers allow copying only directly after the press.
  const copies: readonly { word: AnyWord; copy: () => Promise<void> }[] = [
    { word: 'copyLink', copy: () => navigator.clipboard.writeText(link) },
    { word: 'copyPicture', copy: () => inForm('image/png', pngBlob(onPicture(), title)) },
    { word: 'copyMermaid', copy: () => inForm('text/plain', drawn()) },
  ]
  const makers: readonly { word: AnyWord; make: () => void | Promise<void> }[] = [
    { word: 'svg', make: () => save(`${chart.id}.svg`, svgText(onPicture(), title), 'image/svg+xml') },
    { word: 'png', make: async () => save(`${chart.id}.png`, await pngBlob(onPicture(), title)) },
    {
      word: 'mermaid',
      make: async () => save(`${chart.id}.mmd`, await drawn()),
    },
    {
      word: 'json',
      make: () => save(`${chart.id}.json`, JSON.stringify(statelyJson(chart), null, 2), 'application/json'),
    },
    {
      word: 'scxml',
      make: async () => {
        const { scxml } = await import('../../paths/export/scxml')
        save(`${chart.id}.scxml`, scxml(await casesOf()).text, 'application/xml')
      },
    },
  ]
  return (
    <article className={panel.about}>
      <h2>{say('share')}</h2>
      <div className={panel.field}>
        <label htmlFor="share-link">{say('link')}</label>
        <input id="share-link" readOnly value={link} onFocus={(event) => event.target.select()} />
      </div>
      <div className={panel.buttons}>
        {copies.map(({ word, copy }) => (
          <button
            key={word}
            type="button"
            className={panel.button}
            onClick={() => {
              setNews(undefined)
              // The clipboard needs a secure context: without one there is no clipboard.
              const work = (async () => copy())()
              work.then(
                () => setNews('copied'),
                () => setNews(word === 'copyLink' ? 'copyFailed' : 'copyElseFailed'),
              )
            }}
          >
            {say(word)}
          </button>
        ))}
      </div>
      <p role="status">{news === undefined ? '' : say(news)}</p>
      <h3>{say('download')}</h3>
      <ul className={panel.moves}>
        {makers.map(({ word, make }) => (
          <li key={word}>
            <button
              type="button"
              className={panel.button}
              onClick={() => {
                setNews(undefined)
                Promise.resolve()
                  .then(make)
                  .catch(() => setNews('makeFailed'))
              }}
            >
              {say(word)}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={panel.button} onClick={() => print()}>
            {say('print')}
          </button>
        </li>
        <li>
          <button type="button" className={panel.button} onClick={() => setPrinting(true)}>
            {say('printPages')}
          </button>
          {isPrinting && <PrintPages chart={chart} done={() => setPrinting(false)} />}
        </li>
        {location.protocol !== 'file:' && (
          <li>
            <a className={panel.button} href="perya-studio.html" download>
              {say('oneFile')}
            </a>
          </li>
        )}
      </ul>
    </article>
  )
}
