import { useState } from 'react'
import panel from '../view/panel.module.css'
import { useSay } from '../words/words'
import { choicesIn, type ScreenPicture, type Wanted } from './pictures'
import styles from './screens.module.css'

const names: Readonly<Record<string, string>> = {
  EN: 'English',
  TY: 'Filipino',
  perya: 'Perya',
  bayside: 'Bayside',
}

const kinds = [
  ['language', 'language'],
  ['brand', 'brand'],
  ['size', 'screenSize'],
] as const

/** What was chosen last holds for the next flow as well. */
let last: Partial<Wanted> = {}

/** Which of the pictures to show: language, brand and size. The reader's own language comes first. */
export function useWanted(pictures: readonly ScreenPicture[], language: string) {
  const [chosen, setChosen] = useState(last)
  const choices = choicesIn(pictures)
  const pick = (kind: keyof Wanted, first: string | undefined) =>
    [chosen[kind], first, choices[kind][0]].find((it) => it !== undefined && choices[kind].includes(it)) ?? ''
  const wanted: Wanted = {
    language: pick('language', language === 'fil' ? 'TY' : 'EN'),
    brand: pick('brand', 'perya'),
    size: pick('size', undefined),
  }
  const choose = (part: Partial<Wanted>) => {
    last = { ...last, ...part }
    setChosen(last)
  }
  return { wanted, choices, choose }
}

export function Choices({ wanted, choices, choose }: ReturnType<typeof useWanted>) {
  const say = useSay()
  // One phone is nothing to choose between.
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
