import type { HtmlTagDescriptor, Plugin } from 'vite'
import { withQuery } from 'ufo'
import type { Call } from '../platform/call'
import { announcements } from '../platform/calls/content'
import { hotGames, vendors } from '../platform/calls/games'
import { settings, siteStatus, whitelabel } from '../platform/calls/settings'

/** A call's URL, as the client writes it. */
const addressOf = (call: Call, query: Record<string, string>) =>
  withQuery(call.path, query).replace('%7Blanguage%7D', '{language}')

/** What a first visit requests, exactly as src/flows/session/site.ts, home/home.ts and games/lobby.ts do (tested). */
export function earlyRequests(merchant: string) {
  const language = '{language}'
  return {
    merchant,
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
/** Chunks that every screen needs. */
const appParts = /^(react|libraries|app)$/
/** Modules whose chunks home needs besides the app's. */
const homeParts = /\/src\/(pages\/home\/HomePage\.tsx|app\/Tabs\.tsx|i18n\/words\/EN\/home\.ts)$/

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
      define: { EARLY_REQUESTS: JSON.stringify(earlyRequests(process.env.VITE_MERCHANT ?? 'perya')) },
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
        const home = files.flatMap((file) => {
          if (file.type !== 'chunk') return []
          if (![...file.moduleIds, file.facadeModuleId ?? ''].some((id) => homeParts.test(id))) return []
          return [file.fileName, ...(file.viteMetadata?.importedCss ?? [])].map((one) => `/${one}`)
        })
        // Needed on every screen, but not for the first paint.
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
