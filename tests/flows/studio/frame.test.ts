import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goTo, holdFrame, isBlanked, reload, whileBlank } from '../../../src/studio/watch/frame'

/** The phone's frame: where it was sent, and a document that exists once loaded. */
class Frame extends EventTarget {
  readonly sent: string[] = []
  at = '/m/login'
  readonly contentWindow = { location: { replace: (path: string) => this.sent.push(path) } }
  get contentDocument() {
    const protocol = this.at === 'about:blank' ? 'about:' : 'http:'
    return { location: { protocol, pathname: this.at, search: '' } }
  }
  load() {
    this.at = this.sent.at(-1) ?? this.at
    this.dispatchEvent(new Event('load'))
  }
}

describe('while the phone is blank on purpose', () => {
  let frame: Frame
  beforeEach(() => {
    vi.stubGlobal('document', {})
    frame = new Frame()
    holdFrame(frame as unknown as HTMLIFrameElement)
  })

  /** An operation in progress, for which the phone is blank. */
  async function blank() {
    let finish = () => {}
    const work = new Promise<void>((resolve) => (finish = resolve))
    const done = whileBlank(() => work, '/m/home')
    frame.load()
    await vi.waitFor(() => expect(frame.at).toBe('about:blank'))
    return async () => {
      finish()
      await done
    }
  }

  it('shows its screen again once the work is done', async () => {
    const finish = await blank()
    expect(isBlanked()).toBe(true)
    await finish()
    expect(isBlanked()).toBe(false)
    expect(frame.sent).toEqual(['about:blank', '/m/login'])
  })

  it('loads nothing that is chosen meanwhile before the work is done', async () => {
    const finish = await blank()
    reload('/m/home')
    expect(frame.sent).toEqual(['about:blank'])
    goTo('/m/withdraw')
    expect(frame.sent).toEqual(['about:blank'])
    await finish()
    expect(frame.sent).toEqual(['about:blank', '/m/withdraw'])
  })

  it('stays blank until the last of several works is done', async () => {
    const first = await blank()
    const second = await blank()
    await first()
    expect(frame.sent).toEqual(['about:blank', 'about:blank'])
    await second()
    expect(frame.sent.at(-1)).toBe('/m/login')
  })
})
