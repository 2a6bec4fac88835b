import type { HtmlTagDescriptor, Plugin } from 'vite'
import { withQuery } from 'ufo'
import { tags } from '../i18n/language'
import type { Call } from '../platform/call'
import { staticFiles } from './late-code'
import { announcements } from '../platform/calls/content'
import { hotGames, vendors } from '../platform/calls/games'
import { settings, siteStatus, whitelabel } from '../platform/calls/settings'

/** A call's URL, as the client writes it. */
const addressOf = (call: Call, query: Record<string, string>) =>
  withQuery(call.path, call.revalidated ? { language: '{language}', ...query } : query).replaceAll(
    /%7B(language|merchant)%7D/g,
    '{$1}',
  )

/** What a first visit requests, exactly as src/flows/session/site.ts, home/home.ts and games/lobby.ts do (tested). */
export function earlyRequests() {
  const language = '{language}'
  const merchant = '{merchant}'
  return {
    tags,
    status: addressOf(siteStatus, { merchantCode: merchant }),
    always: [settings, whitelabel, siteStatus].map((call) => addressOf(call, { merchantCode: merchant })),
    home: [
      addressOf(vendors, { merchantCode: merchant, language, platform: 'html5' }),
      addressOf(hotGames, { isPlatform: '2', platform: 'html5', merchantCode: merchant, language }),
    ],
    guestHome: [
      addressOf(announcements, {
        types: 'B,PL,PU,H',
        groupName: 'm_home',
        platform: 'M',
        merchantCode: merchant,
      }),
    ],
  }
}

const name = 'early'
const slowName = 'slow-start'
/** Modules whose chunks every screen needs, with what they import. */
const appParts = /\/src\/app\/(react|libraries|start)\.tsx?$/
/** Modules whose chunks home needs besides those. */
const homeParts = /\/src\/(pages\/home\/HomePage\.tsx|app\/Tabs\.tsx|i18n\/words\/EN\/home\.ts)$/
/** Modules that say where all other screens and their words are. */
const lateParts = /\/src\/(app\/lazy-pages|i18n\/late-words)\.ts$/

/**
 * Adds the early script to the page, ahead of the app's, with the files of the app and the home screen to
 * prefetch; `slow` is the script that follows when the app does not come.
 * Not in development, where files load fast.
 */
export function earlyStart(entry: string, slow: string): Plugin {
  return {
    name: 'perya-early-start',
    apply: 'build',
    config: () => ({
      define: { EARLY_REQUESTS: JSON.stringify(earlyRequests()) },
    }),
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, name })
      this.emitFile({ type: 'chunk', id: slow, name: slowName })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {})
        const early = files.find((file) => file.type === 'chunk' && file.name === name)
        if (early?.type !== 'chunk') return html
        // A classic script, as only those run before the first paint; wrapped to keep its names local.
        early.code = `(()=>{${early.code}})()`
        const slowStart = files.find((file) => file.type === 'chunk' && file.name === slowName)
        const isOf = (parts: RegExp) => (file: (typeof files)[number]) =>
          file.type === 'chunk' && [...file.moduleIds, file.facadeModuleId ?? ''].some((id) => parts.test(id))
        /** The files of these chunks and of all that they import, with their styles. */
        const needed = (first: typeof files) => {
          const names = new Set(first.flatMap(({ fileName }) => [...staticFiles(fileName, bundle ?? {})]))
          return [...names].flatMap((name) => {
            const file = bundle?.[name]
            return file?.type === 'chunk' ? [name, ...(file.viteMetadata?.importedCss ?? [])] : []
          })
        }
        // Needed on every screen, but not for the first paint.
        const ahead = needed(files.filter(isOf(appParts)))
        const beyond = (parts: RegExp) =>
          needed(files.filter(isOf(parts)))
            .filter((name) => !ahead.includes(name))
            .map((name) => `/${name}`)
            .join(' ')
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            attrs: {
              src: `/${early.fileName}`,
              async: true,
              'data-app': ahead.map((one) => `/${one}`).join(' '),
              'data-home': beyond(homeParts),
              'data-late': beyond(lateParts),
              'data-slow': `/${slowStart?.fileName ?? ''}`,
            },
            injectTo: 'head-prepend',
          },
        ]
        // Styles and fonts come first; scripts follow, as they are not needed for the first paint.
        const page = html.replace(
          /(<script type="module"|<link rel="modulepreload") crossorigin/g,
          '$1 crossorigin fetchpriority="low"',
        )
        return { html: page, tags }
      },
    },
  }
}
