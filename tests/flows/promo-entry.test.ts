import { describe, expect, it } from 'vitest'
import { commentProblem, fileProblem } from '../../machines/promo-entry/entry'
import { promoEntryMachine } from '../../machines/promo-entry/promo-entry.machine'
import { drive } from './drive'
import { accepted, never, nothingOpen } from './once'

const opened = (promotionId: string, needsApplication: boolean) => {
  const chart = drive(promoEntryMachine, { promotionId, needsApplication })
  chart.answer('sendOnce', nothingOpen)
  return chart
}
const applying = () => opened('liga-race', true)
const image = (id: string) => ({ ok: true, image: { id, name: `${id}.png` } })

describe('what an application may contain', () => {
  it('[PROMO-04] [CONST-37] a comment of 1 to 140 characters', () => {
    expect(commentProblem('  ')).toBe('required')
    expect(commentProblem('x'.repeat(140))).toBeNull()
    expect(commentProblem('x'.repeat(141))).toBe('too-long')
  })

  it('[PROMO-05] [CONST-38] png and jpg by their first bytes, 5 MB at most', () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
    const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
    const five = 5 * 1024 * 1024
    expect([fileProblem(png, five), fileProblem(jpg, five)]).toEqual([null, null])
    expect([fileProblem(png, five + 1), fileProblem(jpg, five + 1)]).toEqual(['size', 'size'])
    for (const other of ['GIF89a', '<svg xml', '%PDF-1.7', '']) {
      expect(fileProblem(new TextEncoder().encode(other), 10)).toBe('kind')
    }
  })
})

describe('joining a promotion', () => {
  it('[PROMO-06] one without application is joined with one tap, once', () => {
    const chart = opened('referral', false)
    chart.send({ type: 'SUBMIT' })
    chart.send({ type: 'SUBMIT' })
    const request = { promotionId: 'referral', comment: '', images: [] }
    expect(chart.inputOf('sendOnce')).toEqual({ about: 'referral', request })
    chart.answer('sendOnce', accepted(true))
    expect([chart.at(), chart.effects()]).toEqual(['done', [['offersChanged']]])
  })

  it('[PROMO-04] an application without comment is not sent; the field gets the focus', () => {
    const chart = applying()
    chart.send({ type: 'SUBMIT' })
    expect(chart.effects()).toEqual([['focusField', { field: 'comment' }]])
    expect([chart.at(), chart.snapshot().context.commentProblem]).toEqual(['editing', 'required'])
    chart.send({ type: 'TYPE', comment: 'x'.repeat(141) })
    chart.send({ type: 'SUBMIT' })
    expect(chart.snapshot().context.commentProblem).toBe('too-long')
  })

  it('[PROMO-05] [CONST-38] at most three pictures, and each can be removed again', () => {
    const chart = applying()
    for (const id of ['a', 'b', 'c']) {
      chart.send({ type: 'ADD', key: `key of ${id}` })
      expect(chart.inputOf('add')).toEqual({ promotionId: 'liga-race', key: `key of ${id}` })
      chart.answer('add', image(id))
    }
    chart.send({ type: 'ADD', key: 'one more' })
    expect([chart.at(), chart.snapshot().context.imageProblem]).toEqual(['editing', 'too-many'])
    chart.send({ type: 'REMOVE', id: 'b' })
    expect(chart.snapshot().context.images.map(({ id }) => id)).toEqual(['a', 'c'])
    chart.send({ type: 'ADD', key: 'one more' })
    chart.answer('add', { ok: false, problem: 'size' })
    expect(chart.snapshot().context.imageProblem).toBe('size')
  })

  it('[PROMO-04] one that did not arrive says so, and nothing typed is lost', () => {
    const chart = applying()
    chart.send({ type: 'TYPE', comment: 'My club.' })
    chart.send({ type: 'SUBMIT' })
    chart.answer('sendOnce', never)
    expect([chart.at(), chart.snapshot().context.comment]).toEqual(['editing', 'My club.'])
    expect(chart.snapshot().context.failure).toEqual({ code: 'not-arrived' })
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('sendOnce')).toMatchObject({ request: { comment: 'My club.' } })
  })

  it('[PROMO-04] one submitted before the page was loaded is looked up first', () => {
    const chart = drive(promoEntryMachine, { promotionId: 'liga-race', needsApplication: true })
    expect(chart.inputOf('sendOnce')).toEqual({ about: 'liga-race', request: null })
    chart.answer('sendOnce', accepted(true))
    expect(chart.at()).toBe('done')
  })
})
