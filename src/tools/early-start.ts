import type { HtmlTagDescriptor, Plugin } from 'vite'
import { withQuery } from 'ufo'
import type { Call } from '../platform/call'
import { announcements } from '../platform/calls/content'
import { hotGames, vendors } from '../platform/calls/games'
import { settings, siteStatus, whitelabel } from '../platform/calls/settings'

/** Address of a call as the client writes it. */
const addressOf = (call: Call, query: Record<string, string>) =>
  withQuery(call.path, query).replace('%7Blanguage%7D', '{language}')

/** What a first visit asks, as the flows ask it (src/flows/site.ts, src/flows/home.ts); a test compares the two. */
export function earlyRequests(merchant: string) {
  const language = '{language}'
  return {
    merchant,
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
/** Chunks that every screen needs. */
const appParts = /^(react|libraries|app)$/
/** Modules whose chunks home needs beside the app's own. */
const homeParts = /\/src\/(pages\/home\/HomePage\.tsx|app\/Tabs\.tsx|i18n\/words\/EN\/home\.ts)$/

/**
 * Puts the early script into the page, in front of the app's, with the files of the app and of the home screen that it
 * fetches ahead.
 * In development there is no early script: everything is near.
 */
export function earlyStart(entry: string): Plugin {
  return {
    name: 'perya-early-start',
    apply: 'build',
    config: () => ({
      define: { EARLY_REQUESTS: JSON.stringify(earlyRequests(process.env.VITE_MERCHANT ?? 'perya')) },
    }),
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, name })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {})
        const early = files.find((file) => file.type === 'chunk' && file.name === name)
        if (early?.type !== 'chunk') return html
        // A plain script, as only those run before the first paint: its names stay its own.
        early.code = `(()=>{${early.code}})()`
        const home = files.flatMap((file) => {
          if (file.type !== 'chunk') return []
          if (![...file.moduleIds, file.facadeModuleId ?? ''].some((id) => homeParts.test(id))) return []
          return [file.fileName, ...(file.viteMetadata?.importedCss ?? [])].map((one) => `/${one}`)
        })
        // Every screen needs these, and none of them has to be there for the first paint.
        const ahead = files.flatMap((file) => {
          if (file.type !== 'chunk') return []
          const wanted = appParts.test(file.name) || file.facadeModuleId?.endsWith('/src/app/start.tsx')
          return wanted ? [file.fileName, ...(file.viteMetadata?.importedCss ?? [])] : []
        })
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'script',
            attrs: {
              src: `/${early.fileName}`,
              async: true,
              'data-app': ahead.map((one) => `/${one}`).join(' '),
              'data-home': home.join(' '),
            },
            injectTo: 'head-prepend',
          },
        ]
        // First what is painted first: scripts step back behind styles and fonts.
        const page = html.replace(
          /(<script type="module"|<link rel="modulepreload") crossorigin/g,
          '$1 crossorigin fetchpriority="low"',
        )
        return { html: page, tags }
      },
    },
  }
}
