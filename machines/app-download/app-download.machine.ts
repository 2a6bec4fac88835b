import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'

/** Where the site runs: a browser, the operator's own app, an installed web app, or an iPhone's home screen. */
export type Place = 'browser' | 'app' | 'pwa' | 'webclip'

export type LinkKind = 'android' | 'ios' | 'profile'
export const linkKinds = ['android', 'ios', 'profile'] as const satisfies readonly LinkKind[]

/** Addresses that may be followed, null where there is none (APP-15). */
export type AppLinks = Readonly<Record<LinkKind, string | null>>

export interface AppDownloadInput {
  readonly place: Place
  /** Version of an iPhone's or iPad's system, `[12, 1]`; null on other phones. */
  readonly ios: readonly [major: number, minor: number] | null
  /** The profile has done its work on this phone: the `WEBCLIP` flag is 1 (APP-10). */
  readonly webClip: boolean
  /** The bar has been closed on this phone (APP-03). */
  readonly closed: boolean
  /** Null until the settings have come. */
  readonly links: AppLinks | null
}

export type AppDownloadContext = AppDownloadInput

export type AppDownloadEvent =
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

/** The first iOS that keeps a web app on the home screen (APP-06). */
const firstWebApps: Version = [11, 3]
/** From here on an icon on the home screen remembers where it was: older ones need the legacy tips (APP-12). */
const firstKept: Version = [12, 2]

/** The links to offer: the profile only to an iPhone that has not had it (APP-08, APP-10). */
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
    /** Notes on this phone that the bar has been closed. */
    rememberClosed: () => {},
    /** Opens a download, after the host has been named where it is another one. */
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
    'What offers the operator’s app: a bar on home, the panel with the links, the home-screen guide.',
  options,
  type: 'parallel',
  context: ({ input }) => input,
  states: {
    bar: {
      description: 'The bar under the notice strip of home.',
      initial: 'deciding',
      on: {
        LINKS: {
          target: '.deciding',
          description: 'The settings have come, or changed.',
          actions: { type: 'keepLinks', params: ({ event }) => ({ links: event.links }) },
        },
        INSTALLED: {
          target: '.deciding',
          description: 'The player has just put the site on the home screen.',
          actions: 'keepInstalled',
        },
      },
      states: {
        deciding: {
          description: 'Goes through the reasons to stay away; the first that fits wins.',
          meta: { rows: ['APP-01', 'APP-04', 'APP-05', 'APP-06'], screen: '/m/home' },
          always: [
            { guard: 'inApp', target: 'hidden', description: 'This is the app already.' },
            { guard: 'installed', target: 'hidden', description: 'An installed web app.' },
            {
              guard: 'clipWithoutLink',
              target: 'hidden',
              description: 'A web clip, and there is no app for iPhones.',
            },
            { guard: 'onHomeScreen', target: 'hidden', description: 'On the home screen already.' },
            {
              guard: 'tooOld',
              target: 'hidden',
              description: 'An iPhone too old for any of it (iOS below 11.3).',
            },
            { guard: 'closedBefore', target: 'hidden', description: 'The player has closed it.' },
            { guard: 'unknown', target: 'waiting', description: 'The settings are still to come.' },
            { guard: 'noLink', target: 'hidden', description: 'There is nothing to download.' },
            { target: 'shown', description: 'Nothing speaks against it.' },
          ],
        },
        waiting: {
          description: 'Room is kept for the bar: what stands below it must not jump when it comes.',
          tags: 'room',
          meta: { rows: ['APP-01'], screen: '/m/home' },
        },
        shown: {
          description: 'The bar offers the app.',
          tags: 'bar',
          meta: { rows: ['APP-01', 'APP-02', 'APP-19', 'HOME-27'], screen: '/m/home' },
          on: {
            CLOSE_BAR: {
              target: 'hidden',
              description: 'Closed, on this phone for good.',
              actions: ['keepClosed', 'rememberClosed'],
            },
          },
        },
        hidden: {
          description: 'No bar. The side menu still leads to the panel.',
          meta: { rows: ['APP-01', 'APP-03'], screen: '/m/home' },
        },
      },
    },
    panel: {
      description: 'The panel with the links.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Out of sight.',
          meta: { rows: ['APP-14'] },
          on: { OPEN: { target: 'links', description: 'The bar, or the side menu’s entry, is tapped.' } },
        },
        links: {
          description: 'The links there are, each for its kind of phone.',
          tags: 'panel',
          meta: { rows: ['APP-08', 'APP-09', 'APP-10', 'APP-15'] },
          on: {
            DOWNLOAD: {
              guard: { type: 'hasLink', params: ({ event }) => ({ kind: event.kind }) },
              description: 'A link is tapped.',
              actions: {
                type: 'openDownload',
                params: ({ context, event }) => ({ url: context.links?.[event.kind] ?? '' }),
              },
            },
            GUIDE: { target: 'guide', description: 'How the site gets onto the home screen.' },
            CLOSE: 'closed',
          },
        },
        guide: {
          description: 'How the site gets onto the home screen of an iPhone; old ones get tips of their own.',
          tags: ['panel', 'guide'],
          meta: { rows: ['APP-12', 'APP-13', 'APP-14'] },
          on: {
            DOWNLOAD: {
              guard: { type: 'hasLink', params: ({ event }) => ({ kind: event.kind }) },
              description: 'The profile does it in one go.',
              actions: {
                type: 'openDownload',
                params: ({ context, event }) => ({ url: context.links?.[event.kind] ?? '' }),
              },
            },
            OPEN: { target: 'links', description: 'Back to the links.' },
            CLOSE: 'closed',
          },
        },
      },
    },
  },
})
