import { escaped } from '../results/xml'
import { counted } from '../cli/report'
import type { Picture } from './pictures'

/** A picture that no longer shows what the screen does: bytes in base64. */
export interface Changed {
  readonly picture: Picture
  /** Undefined where none is kept yet. */
  readonly before: string | undefined
  readonly after: string
}

/** How the kept pictures compare with those of this run. */
export interface Checked {
  readonly same: number
  readonly changed: readonly Changed[]
}

/** Holds the pictures of a run against the kept ones. A picture that looked the same to the run has the kept bytes. */
export function checked(
  taken: readonly Picture[],
  kept: (file: string) => string | undefined,
  fresh: (file: string) => string | undefined,
): Checked {
  const changed = taken.flatMap((picture): Changed[] => {
    const before = kept(picture.file)
    const after = fresh(picture.file)
    return after === undefined || before === after ? [] : [{ picture, before, after }]
  })
  return { same: taken.length - changed.length, changed }
}

const nameOf = ({ chart, state }: Picture) => `${chart}: ${state}`

/** What the check found, one line for each picture that is not as the screen is. */
export function checkLines({ same, changed }: Checked, folder: string): string[] {
  if (changed.length === 0) return [`${folder} is as the screens are: ${counted(same, 'picture')}.`]
  return [
    `${folder} is not as the screens are: ${counted(changed.length, 'picture')} of ${same + changed.length}.`,
    ...changed.map(
      ({ picture, before }) =>
        `    ${before === undefined ? 'missing' : 'changed'}  ${nameOf(picture)}  (${picture.path}, ${picture.step === 0 ? 'start' : `step ${picture.step}`})`,
    ),
  ]
}

const style = `
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1c1b22;background:#fff}
.row{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{display:block;width:100%}
.pair{position:relative;isolation:isolate;background:#000}.pair img+img{position:absolute;inset:0;mix-blend-mode:difference}
`

const image = (bytes: string, words: string) =>
  `<img alt="${escaped(words)}" src="data:image/webp;base64,${bytes}">`

function row({ picture, before, after }: Changed): string {
  const name = nameOf(picture)
  const figures = [
    ['Before', before === undefined ? '<p>None is kept.</p>' : image(before, `${name}, before`)],
    ['Now', image(after, `${name}, now`)],
    // What is equal in both is black: the browser computes it, without a script.
    ...(before === undefined
      ? []
      : [
          [
            'Difference',
            `<div class="pair">${image(before, '')}${image(after, `${name}, difference`)}</div>`,
          ],
        ]),
  ]
  const cells = figures.map(([title, what]) => `<figure><figcaption>${title}</figcaption>${what}</figure>`)
  return `<section><h2>${escaped(name)}</h2><p><code>${escaped(picture.file)}</code></p><div class="row">${cells.join('')}</div></section>`
}

/** Each picture that is not as its screen is, before, now, and the difference: one page without scripts. */
export function checkPage({ changed, same }: Checked, day: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Pictures, ${escaped(day)}</title><style>${style}</style></head><body>`,
    `<h1>Pictures, ${escaped(day)}</h1>`,
    `<p>${counted(changed.length, 'picture')} changed, ${same} the same.</p>`,
    ...changed.map(row),
    '</body></html>\n',
  ].join('\n')
}
