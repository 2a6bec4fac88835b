import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { earlyRequests, earlyStatus } from './early-calls'
import { earlyPlan, tabbed } from './early-plan'
import { languages } from '../operators/languages'
import { staticFiles } from './bundle'
import { firstWords } from './first-words'
import type { Styles } from './one-style'
import { screenFiles, type ScreenFiles } from './route-files'

type Bundle = Rolldown.OutputBundle

const name = 'early'
const slowName = 'slow-start'
const routesName = 'early-routes'
/** Modules whose chunks every screen needs, including their imports. */
const appParts = /\/src\/app\/start\.tsx$/
/** Modules whose chunks home also needs. */
const homeParts = /\/src\/(pages\/home\/HomePage\.tsx|app\/Tabs\.tsx|i18n\/words\/EN\/home\.ts)$/

const chunkNamed = (bundle: Bundle, wanted: string) => {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === wanted)
  return found?.type === 'chunk' ? found : undefined
}

/** The files of the chunks with such a module first, then all their imports, with their styles. */
function filesWith(bundle: Bundle, module: RegExp): string[] {
  const first = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)) ? [file.fileName] : [],
  )
  const names = new Set([...first, ...first.flatMap((file) => [...staticFiles(file, bundle)])])
  return [...names].flatMap((file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? [file, ...(chunk.viteMetadata?.importedCss ?? [])] : []
  })
}

const asList = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ')

/** The other screens' script with the plan of each language, named by its new content. */
function fillIn(
  bundle: Bundle,
  screens: readonly ScreenFiles[],
  everywhere: readonly string[],
  { leastStyles }: Styles,
) {
  const script = chunkNamed(bundle, routesName)
  if (!script) return null
  const known = new Map<string, readonly string[]>()
  const filesOf = (module: RegExp) => {
    const files =
      known.get(module.source) ?? filesWith(bundle, module).filter((file) => !everywhere.includes(file))
    known.set(module.source, files)
    return files
  }
  const scripts = languages.map((language) => {
    const plan = JSON.stringify(earlyPlan({ language, screens, filesOf, leastStyles }))
    const source = script.code.replace('EARLY_PLAN', () => plan)
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
    return { fileName: `assets/${routesName}-${language}-${hash}.js`, source }
  })
  return { old: script.fileName, scripts }
}

/**
 * Adds the early script to the page, ahead of the app's, with the files of the app and the home screen to
 * prefetch, and creates the scripts for the other screens and for a slow start in `folder`. Not in
 * development, where files load fast.
 */
export function earlyStart(folder: string, styles: Styles): Plugin {
  let screens: readonly ScreenFiles[] = []
  let filled: ReturnType<typeof fillIn> = null
  return {
    name: 'perya-early-start',
    apply: 'build',
    config: () => ({
      define: {
        EARLY_REQUESTS: JSON.stringify(earlyRequests()),
        EARLY_STATUS: JSON.stringify(earlyStatus()),
      },
    }),
    async buildStart() {
      screens = await screenFiles()
      for (const one of [name, slowName, routesName])
        this.emitFile({ type: 'chunk', id: `${folder}/${one}.ts`, name: one, preserveSignature: 'strict' })
      this.emitFile({ type: 'chunk', id: `${folder}/start.tsx`, name: 'start' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const early = chunkNamed(bundle, name)
        if (!early) return html
        // A classic script, as only those run before the first paint; wrapped to keep its names local.
        early.code = `(()=>{${early.code}})()`
        // Needed on every screen, but not for the first paint.
        const ahead = filesWith(bundle, appParts)
        filled = fillIn(bundle, screens, ahead, styles)
        const home = filesWith(bundle, homeParts).filter((file) => !ahead.includes(file))
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            attrs: {
              src: `/${early.fileName}`,
              async: true,
              'data-app': asList(ahead),
              'data-home': asList(home),
              'data-more': asList(filled?.scripts.map(({ fileName }) => fileName) ?? []),
              'data-tabs': tabbed(screens),
              'data-styles': styles.address(),
              'data-slow': `/${chunkNamed(bundle, slowName)?.fileName ?? ''}`,
            },
            injectTo: 'head-prepend',
          },
        ]
        // Styles and fonts come first; scripts follow, as they are not needed for the first paint.
        const page = html
          .replace(
            /(<script type="module"|<link rel="modulepreload") crossorigin/g,
            '$1 crossorigin fetchpriority="low"',
          )
          .replace('</template>', `${firstWords(screens)}</template>`)
        return { html: page, tags }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!filled) return
        delete bundle[filled.old]
        for (const one of filled.scripts) this.emitFile({ type: 'asset', ...one })
      },
    },
  }
}
