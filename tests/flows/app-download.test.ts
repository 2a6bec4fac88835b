import { describe, expect, it } from 'vitest'
import {
  appDownloadMachine,
  needsLegacyTips,
  offeredLinks,
  type AppDownloadInput,
  type AppLinks,
} from '../../machines/app-download/app-download.machine'
import { shareMachine } from '../../machines/share/share.machine'
import { drive } from './drive'

const links: AppLinks = { android: '/get/android', ios: '/get/ios', profile: '/get/profile' }
const none: AppLinks = { android: null, ios: null, profile: null }
const open = (input: Partial<AppDownloadInput> = {}) =>
  drive(appDownloadMachine, { place: 'browser', ios: null, webClip: false, closed: false, links, ...input })
const bar = (input: Partial<AppDownloadInput>) => open(input).snapshot().hasTag('bar')

describe('the bar that offers the app', () => {
  it.each([
    ['in a browser', {}, true],
    ['with one link only', { links: { ...none, profile: '/get/profile' } }, true],
    ['without a link', { links: none }, false],
    [
      'where the only link is a profile that has done its work',
      { links: { ...none, profile: '/p' }, webClip: true },
      false,
    ],
    ['in the operator’s app', { place: 'app' }, false],
    ['as an installed web app', { place: 'pwa' }, false],
    ['as a web clip', { place: 'webclip', ios: [17, 0] }, false],
    [
      'as a web clip without an app for iPhones',
      { place: 'webclip', ios: [17, 0], links: { ...links, ios: null } },
      false,
    ],
    ['on iOS 11.2', { ios: [11, 2] }, false],
    ['on iOS 11.3', { ios: [11, 3] }, true],
    ['on iOS 9', { ios: [9, 3] }, false],
    ['once it has been closed', { closed: true }, false],
  ] as const)('[APP-01, APP-04, APP-05, APP-06, APP-07] %s', (_, input, shown) => {
    expect(bar(input as Partial<AppDownloadInput>)).toBe(shown)
  })

  it('[APP-02, APP-03] closes for good, and the phone remembers', () => {
    const offer = open()
    offer.send({ type: 'CLOSE_BAR' })
    expect(offer.snapshot().hasTag('bar')).toBe(false)
    expect(offer.effects()).toEqual([['rememberClosed']])
    offer.send({ type: 'LINKS', links })
    expect(offer.snapshot().hasTag('bar')).toBe(false)
  })

  it('[APP-01] reserves its space until the settings have arrived, and no longer', () => {
    const offer = open({ links: null })
    expect([offer.snapshot().hasTag('room'), offer.snapshot().hasTag('bar')]).toEqual([true, false])
    offer.send({ type: 'LINKS', links })
    expect([offer.snapshot().hasTag('room'), offer.snapshot().hasTag('bar')]).toEqual([false, true])
    offer.send({ type: 'LINKS', links: none })
    expect([offer.snapshot().hasTag('room'), offer.snapshot().hasTag('bar')]).toEqual([false, false])
    expect(open({ links: null, closed: true }).snapshot().hasTag('room')).toBe(false)
  })

  it('[APP-04] disappears when the site is added to the home screen', () => {
    const offer = open()
    offer.send({ type: 'INSTALLED' })
    expect(offer.snapshot().hasTag('bar')).toBe(false)
  })
})

describe('the panel with the app’s links', () => {
  it('[APP-08, APP-10, APP-15] offers the available links; no profile once it is installed', () => {
    const offered = (input: Partial<AppDownloadInput>) => offeredLinks(open(input).snapshot().context)
    expect(offered({})).toEqual(['android', 'ios', 'profile'])
    expect(offered({ webClip: true })).toEqual(['android', 'ios'])
    expect(offered({ links: { ...none, ios: '/get/ios' } })).toEqual(['ios'])
    expect(offered({ links: null })).toEqual([])
  })

  it('[APP-08] opens the tapped link, and nothing that is not offered', () => {
    const offer = open({ webClip: true })
    offer.send({ type: 'OPEN' })
    offer.send({ type: 'DOWNLOAD', kind: 'android' })
    offer.send({ type: 'DOWNLOAD', kind: 'profile' })
    expect(offer.effects()).toEqual([['openDownload', { url: '/get/android' }]])
  })

  it('[APP-12, APP-13, APP-14] the guide shows or not, with its own tips for iOS below 12.2', () => {
    const offer = open({ ios: [12, 1] })
    expect(offer.snapshot().hasTag('guide')).toBe(false)
    offer.send({ type: 'OPEN' })
    offer.send({ type: 'GUIDE' })
    expect(offer.snapshot().hasTag('guide')).toBe(true)
    offer.send({ type: 'DOWNLOAD', kind: 'profile' })
    expect(offer.effects()).toEqual([['openDownload', { url: '/get/profile' }]])
    offer.send({ type: 'CLOSE' })
    expect([offer.snapshot().hasTag('guide'), offer.snapshot().hasTag('panel')]).toEqual([false, false])
    const legacy = ([9, 10, 11, 12, 13] as const).flatMap((major) =>
      ([0, 1, 2, 4] as const)
        .filter((minor) => needsLegacyTips({ ...offer.snapshot().context, ios: [major, minor] }))
        .map((minor) => `${major}.${minor}`),
    )
    expect(legacy.slice(-5)).toEqual(['11.1', '11.2', '11.4', '12.0', '12.1'])
    expect(needsLegacyTips({ ...offer.snapshot().context, ios: null })).toBe(false)
  })
})

describe('the referral panel', () => {
  const referral = { code: 'MIKA', link: 'https://perya.example/m/register?code=MIKA', joined: 2 }
  function opened(canShare = true) {
    const panel = drive(shareMachine, { canShare })
    panel.send({ type: 'OPEN' })
    panel.answer('referral', referral)
    return panel
  }

  it('[MENU-06, PROMO-11] copies the link, says so for two seconds, and says if it could not', () => {
    const panel = opened()
    panel.send({ type: 'COPY' })
    expect(panel.inputOf('copy')).toEqual({ link: referral.link })
    panel.answer('copy', null)
    expect(panel.snapshot().hasTag('copied')).toBe(true)
    panel.wait(2_000)
    expect(panel.snapshot().hasTag('copied')).toBe(false)
    panel.send({ type: 'COPY' })
    panel.fail('copy', new Error('blocked'))
    expect(panel.effects()).toEqual([['notify', { kind: 'fail', text: 'copy-failed' }]])
    expect(panel.snapshot().hasTag('ready')).toBe(true)
  })

  it('[MENU-06] shares the link with the phone’s own share sheet, if there is one', () => {
    const panel = opened()
    panel.send({ type: 'SHARE' })
    expect(panel.inputOf('sharing')).toEqual({ link: referral.link })
    panel.answer('sharing', null)
    expect(panel.snapshot().hasTag('ready')).toBe(true)
    panel.send({ type: 'SHARE' })
    panel.fail('sharing', new Error('not allowed'))
    expect(panel.effects()).toEqual([['notify', { kind: 'fail', text: 'share-failed' }]])
    expect(panel.snapshot().hasTag('ready')).toBe(true)
    const without = opened(false)
    without.send({ type: 'SHARE' })
    expect(without.running('sharing')).toBe(false)
  })

  it('[MENU-06] a link that failed to load can be requested again', () => {
    const panel = drive(shareMachine, { canShare: true })
    panel.send({ type: 'OPEN' })
    panel.fail('referral', { code: 'timeout' })
    expect(panel.snapshot().context.failure).toEqual({ code: 'timeout' })
    panel.send({ type: 'RETRY' })
    panel.answer('referral', referral)
    expect(panel.snapshot().hasTag('ready')).toBe(true)
  })
})
