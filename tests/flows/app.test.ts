import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { appMachine } from '../../machines/app/app.machine'
import { withPuppets } from '../../src/paths'

const start = () => {
  const actor = createActor(withPuppets(appMachine), {
    input: { online: true, hideAmounts: false, language: 'EN' },
  })
  return actor.start()
}

describe('the app chart', () => {
  it.each(['PLAYER.MEMBER', 'PLAYER.GUEST'] as const)('keeps the site open through %s', (type) => {
    const app = start()
    app.send({ type: 'SITE.OPEN' })
    app.send({ type })
    expect(app.getSnapshot().matches({ site: 'open' })).toBe(true)
    app.send({ type: 'PLAYER.MEMBER' })
    app.send({ type: 'PLAYER.MEMBER' })
    expect(app.getSnapshot().matches({ site: 'open', player: 'member' })).toBe(true)
  })

  it('gives each player a wallet of their own', () => {
    const app = start()
    app.send({ type: 'PLAYER.MEMBER' })
    const first = app.getSnapshot().children.wallet
    app.send({ type: 'PLAYER.MEMBER' })
    expect(app.getSnapshot().children.wallet).not.toBe(first)
  })
})
