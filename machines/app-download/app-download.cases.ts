import { defineCases } from '../shared/cases'
import { appDownloadMachine, type AppDownloadInput, type AppLinks } from './app-download.machine'

const links: AppLinks = { android: '/get/android', ios: '/get/ios', profile: '/get/profile' }
const none: AppLinks = { android: null, ios: null, profile: null }

const android: AppDownloadInput = { place: 'browser', ios: null, webClip: false, closed: false, links }

export const appDownloadCases = defineCases<typeof appDownloadMachine>({
  id: 'app-download',
  summary: 'The bar, the panel and the guide that offer the app',
  machine: appDownloadMachine,
  inputs: {
    android,
    iphone: { ...android, ios: [17, 2] },
    'iphone of 2017': { ...android, ios: [11, 2] },
    'iphone with 12.1': { ...android, ios: [12, 1] },
    'settings not here yet': { ...android, links: null },
    'nothing to download': { ...android, links: none },
    'in the app': { ...android, place: 'app' },
    'installed web app': { ...android, place: 'pwa' },
    'web clip': { ...android, place: 'webclip', ios: [17, 2], webClip: true },
    'web clip, no app for it': {
      ...android,
      place: 'webclip',
      ios: [17, 2],
      webClip: true,
      links: { ...links, ios: null },
    },
    'closed before': { ...android, closed: true },
  },
  events: {
    LINKS: [{ links }, { links: none }],
    INSTALLED: [{}],
    CLOSE_BAR: [{}],
    OPEN: [{}],
    DOWNLOAD: [{ kind: 'android' }, { kind: 'profile' }],
    GUIDE: [{}],
    CLOSE: [{}],
  },
  signals: ['LINKS', 'INSTALLED'],
  outcomes: {},
  project: ({ context: c }) => [c.place, c.ios, c.closed, c.links?.android],
  invariants: {
    'the bar shows in a browser only': (s) => !s.hasTag('bar') || s.context.place === 'browser',
    'a bar that was closed stays away': (s) => !s.hasTag('bar') || !s.context.closed,
    'a bar has something to offer': (s) => !s.hasTag('bar') || s.context.links?.android !== null,
  },
})
