import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import * as paths from '../shared/paths'

/** Where the site runs: a browser, the operator's own app, an installed web app, or an iPhone's home screen. */
export type Place = 'browser' | 'app' | 'pwa' | 'webclip'

export type LinkKind = 'android' | 'ios' | 'profile'
const linkKinds = ['android', 'ios', 'profile'] as const satisfies readonly LinkKind[]

/** Addresses that may be followed; null if there is none (APP-15). */
export type AppLinks = Readonly<Record<LinkKind, string | null>>

export interface AppDownloadInput {
  readonly place: Place
  /** System version of an iPhone or iPad, `[12, 1]`; null on other phones. */
  readonly ios: readonly [major: number, minor: number] | null
  /** The profile was already installed on this phone: the `WEBCLIP` flag is 1 (APP-10). */
  readonly webClip: boolean
  /** The bar was closed on this phone (APP-03). */
  readonly closed: boolean
  /** Null until the settings have arrived. */
  readonly links: AppLinks | null
}

type AppDownloadContext = AppDownloadInput

type AppDownloadEvent =
  | { type: 'LINKS'; links: AppLinks }
  | { type: 'INSTALLED' }
  | { type: 'CLOSE_BAR' }
  | { type: 'OPEN' }
  | { type: 'DOWNLOAD'; kind: LinkKind }
  | { type: 'GUIDE' }
  | { type: 'CLOSE' }

type Version = readonly [number, number]
const older = ([major, minor]: Version, [thanMajor, thanMinor]: Version) =>
  major < thanMajor || (major === thanMajor && minor < thanMinor)

/** The first iOS version that supports web apps on the home screen (APP-06). */
const firstWebApps: Version = [11, 3]
/** From this version on, a home-screen icon remembers its page: older ones need the legacy tips (APP-12). */
const firstKept: Version = [12, 2]

/** The links to offer: the profile only on an iPhone that has not installed it (APP-08, APP-10). */
export function offeredLinks({ links, webClip }: AppDownloadContext): readonly LinkKind[] {
  return linkKinds.filter((kind) => links?.[kind] != null && !(kind === 'profile' && webClip))
}

/** Whether the guide has the tips for old iPhones (APP-12): iOS 11 or older, and 12 below 12.2. */
export function needsLegacyTips({ ios }: AppDownloadContext): boolean {
  return ios !== null && older(ios, firstKept)
}

/** The bar that offers the operator's app, the panel with its links, and the guide to the home screen. */
export const appDownloadMachine = setup({
  types: {
    context: {} as AppDownloadContext,
    events: {} as AppDownloadEvent,
    input: {} as AppDownloadInput,
    meta: {} as ChartMeta,
    tags: {} as 'bar' | 'room' | 'panel' | 'guide',
  },
  actions: {
    /** Remembers on this phone that the bar was closed. */
    rememberClosed: () => {},
    /** Opens a download; if its host is a different one, the host is named first. */
    openDownload: (_: unknown, _params: { url: string }) => {},
    keepLinks: assign((_, { links }: { links: AppLinks }) => ({ links })),
    keepClosed: assign({ closed: true }),
    keepInstalled: assign({ place: 'pwa' as const }),
  },
  guards: {
    inApp: ({ context }) => context.place === 'app',
    installed: ({ context }) => context.place === 'pwa',
    clipWithoutLink: ({ context }) => context.place === 'webclip' && context.links?.ios === null,
    onHomeScreen: ({ context }) => context.place === 'webclip',
    tooOld: ({ context }) => context.ios !== null && older(context.ios, firstWebApps),
    noLink: ({ context }) => offeredLinks(context).length === 0,
    closedBefore: ({ context }) => context.closed,
    unknown: ({ context }) => context.links === null,
    hasLink: ({ context }, { kind }: { kind: LinkKind }) => offeredLinks(context).includes(kind),
  },
}).createMachine({
  id: 'app-download',
  description:
    'Offers the operator’s app: a bar on home, a panel with the links, and a guide to the home screen.',
  options,
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    bar: {
      description: 'The bar below the notices on home.',
      initial: 'deciding',
      on: {
        LINKS: {
          target: '.deciding',
          description: 'The settings have arrived or changed.',
          actions: { type: 'keepLinks', params: ({ event }) => ({ links: event.links }) },
        },
        INSTALLED: {
          target: '.deciding',
          description: 'The player has just added the site to the home screen.',
          actions: 'keepInstalled',
        },
      },
      states: {
        deciding: {
          description: 'Checks the reasons not to show the bar; the first match decides.',
          meta: { rows: ['APP-01', 'APP-04', 'APP-05', 'APP-06'], screen: paths.home },
          always: [
            { guard: 'inApp', target: 'hidden', description: 'The player is already using the app.' },
            {
              guard: 'installed',
              target: 'hidden',
              description: 'The site is running as an installed web app.',
            },
            {
              guard: 'clipWithoutLink',
              target: 'hidden',
              description: 'The site runs as a web clip, and there is no iPhone app.',
            },
            {
              guard: 'onHomeScreen',
              target: 'hidden',
              description: 'The site is already on the home screen.',
            },
            {
              guard: 'tooOld',
              target: 'hidden',
              description: 'The iPhone is too old (iOS below 11.3).',
            },
            { guard: 'closedBefore', target: 'hidden', description: 'The player has closed the bar before.' },
            { guard: 'unknown', target: 'waiting', description: 'The settings have not arrived yet.' },
            { guard: 'noLink', target: 'hidden', description: 'There is nothing to download.' },
            { target: 'shown', description: 'No reason to hide the bar applies.' },
          ],
        },
        waiting: {
          description: 'Space is reserved for the bar so that the page does not jump when it appears.',
          tags: 'room',
          meta: { rows: ['APP-01'], screen: paths.home },
        },
        shown: {
          description: 'The bar offers the app.',
          tags: 'bar',
          meta: { rows: ['APP-01', 'APP-02', 'APP-19', 'HOME-27'], screen: paths.home },
          on: {
            CLOSE_BAR: {
              target: 'hidden',
              description: 'The player closes the bar; it does not come back on this phone.',
              actions: ['keepClosed', 'rememberClosed'],
            },
          },
        },
        hidden: {
          description: 'The bar is hidden; the side menu still opens the panel.',
          meta: { rows: ['APP-01', 'APP-03'], screen: paths.home },
        },
      },
    },
    panel: {
      description: 'The panel with the links.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The panel is closed.',
          meta: { rows: ['APP-14'] },
          on: {
            OPEN: { target: 'links', description: 'The player taps the bar or the entry in the side menu.' },
          },
        },
        links: {
          description: 'The available links, one per kind of phone.',
          tags: 'panel',
          meta: { rows: ['APP-08', 'APP-09', 'APP-10', 'APP-15'] },
          on: {
            DOWNLOAD: {
              guard: { type: 'hasLink', params: ({ event }) => ({ kind: event.kind }) },
              description: 'The player taps a link.',
              actions: {
                type: 'openDownload',
                params: ({ context, event }) => ({ url: context.links?.[event.kind] ?? '' }),
              },
            },
            GUIDE: {
              target: 'guide',
              description: 'The player opens the guide to adding the site to the home screen.',
            },
            CLOSE: 'closed',
          },
        },
        guide: {
          description: 'How to add the site to an iPhone’s home screen, with separate tips for old ones.',
          tags: ['panel', 'guide'],
          meta: { rows: ['APP-12', 'APP-13', 'APP-14'] },
          on: {
            DOWNLOAD: {
              guard: { type: 'hasLink', params: ({ event }) => ({ kind: event.kind }) },
              description:
                'The player downloads the profile, which adds the site to the home screen in one step.',
              actions: {
                type: 'openDownload',
                params: ({ context, event }) => ({ url: context.links?.[event.kind] ?? '' }),
              },
            },
            OPEN: { target: 'links', description: 'The player goes back to the links.' },
            CLOSE: 'closed',
          },
        },
      },
    },
  },
})
