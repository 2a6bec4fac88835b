import { useState } from 'react'
import panel from '../view/panel.module.css'
import { useSay } from '../words/late'
import type { ScreenPicture } from './picture'
import { choicesIn, type Wanted } from './pictures'
import styles from './screens.module.css'

/** Languages and brands of the app, with or without pictures here. */
const offered = {
  language: { EN: 'English', TY: 'Filipino' },
  brand: { perya: 'Perya', bayside: 'Bayside' },
} as const
const names: Readonly<Record<string, string>> = { ...offered.language, ...offered.brand }

const kinds = [
  ['language', 'language'],
  ['brand', 'brand'],
  ['size', 'screenSize'],
] as const

/** The last choice carries over to the next flow. */
let last: Partial<Wanted> = {}

/** Which pictures to show: language, brand and size. Prefers the reader's language where available. */
export function useWanted(pictures: readonly ScreenPicture[], language: string) {
  const [chosen, setChosen] = useState(last)
  const here = choicesIn(pictures)
  const pick = (kind: keyof Wanted, first: string | undefined) =>
    [first, here[kind][0]].find((it) => it !== undefined && here[kind].includes(it)) ?? ''
  const wanted: Wanted = {
    language: chosen.language ?? pick('language', language === 'fil' ? 'TY' : 'EN'),
    brand: chosen.brand ?? pick('brand', 'perya'),
    size: pick('size', chosen.size),
  }
  const choices = {
    language: Object.keys(offered.language),
    brand: Object.keys(offered.brand),
    size: here.size,
  }
  const choose = (part: Partial<Wanted>) => {
    last = { ...last, ...part }
    setChosen(last)
  }
  return { wanted, choices, choose }
}

export function Choices({ wanted, choices, choose }: ReturnType<typeof useWanted>) {
  const say = useSay()
  // A single size is not a choice.
  const asked = kinds.filter(([kind]) => kind !== 'size' || choices[kind].length > 1)
  return (
    <div className={styles.choices}>
      {asked.map(([kind, word]) => (
        <div key={kind} className={panel.field}>
          <label htmlFor={`screens-${kind}`}>{say(word)}</label>
          <select
            id={`screens-${kind}`}
            value={wanted[kind]}
            onChange={(event) => choose({ [kind]: event.target.value })}
          >
            {choices[kind].map((it) => (
              <option key={it} value={it}>
                {names[it] ?? it.replace('x', ' × ')}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
