import { createRequire } from 'node:module'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** The outline rounded to whole units of the box: the error is less than half a pixel at any size in use. */
function wholeUnits(outline: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${outline}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  })
  return /d="([^"]+)"/.exec(data)?.[1] ?? outline
}

const prefix = 'virtual:icon/'

/** heartBold → heart-bold, as src/ui/icons/phosphor.ts names them. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Phosphor's icons, one module each: `virtual:icon/heart-bold` is the outline in a 256 by 256 box. */
export function phosphorIcons(): Plugin {
  let set: IconSet | undefined
  return {
    name: 'phosphor-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    // A page carries the icons it draws, not the whole set.
    transform: {
      filter: { code: /icons\/phosphor'/ },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from '[^']*icons\/phosphor'/g, (_, list: string) =>
          list
            .split(',')
            .flatMap((one) => one.trim() || [])
            .map((one) => `import { outline as ${one} } from '${prefix}${kebab(one)}'`)
            .join(';'),
        ),
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      set ??= createRequire(import.meta.url)('@iconify-json/ph/icons.json') as IconSet
      const name = id.slice(prefix.length + 1)
      const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1]
      if (!outline) throw new Error(`Phosphor has no single-path icon called ${name}.`)
      return `export const outline = ${JSON.stringify(wholeUnits(outline))}`
    },
  }
}
