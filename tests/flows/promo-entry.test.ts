import { describe, expect, it } from 'vitest'
import { commentProblem, fileProblem } from '../../machines/promo-entry/entry'
import { promoEntryMachine } from '../../machines/promo-entry/promo-entry.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const applying = () => drive(promoEntryMachine, { promotionId: 'liga-race', needsApplication: true })
const image = (id: string) => ({ ok: true, image: { id, name: `${id}.png` } })

describe('what an application may hold', () => {
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
    const chart = drive(promoEntryMachine, { promotionId: 'referral', needsApplication: false })
    chart.send({ type: 'SUBMIT', requestId: 'a key' })
    chart.send({ type: 'SUBMIT', requestId: 'another key' })
    const input = { promotionId: 'referral', requestId: 'a key', comment: '', images: [] }
    expect(chart.inputOf('join')).toEqual(input)
    chart.answer('join', { ok: true, value: null })
    expect([chart.at(), chart.effects()]).toEqual(['done', [['offersChanged']]])
  })

  it('[PROMO-04] an application without comment is not sent; the field takes the focus', () => {
    const chart = applying()
    chart.send({ type: 'SUBMIT', requestId: 'a key' })
    expect(chart.effects()).toEqual([['focusField', { field: 'comment' }]])
    expect([chart.at(), chart.snapshot().context.commentProblem]).toEqual(['editing', 'required'])
    chart.send({ type: 'TYPE', comment: 'x'.repeat(141) })
    chart.send({ type: 'SUBMIT', requestId: 'a key' })
    expect(chart.snapshot().context.commentProblem).toBe('too-long')
  })

  it('[PROMO-05] [CONST-38] three pictures are the most, and one can be taken out again', () => {
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

  it('[PROMO-04] an answer that got lost is looked after by its key; nothing typed is lost and nothing is sent again', () => {
    const chart = applying()
    chart.send({ type: 'TYPE', comment: 'My club.' })
    chart.send({ type: 'SUBMIT', requestId: 'a key' })
    chart.fail('join', { code: 'timeout' })
    expect([chart.running('join'), chart.inputOf('look')]).toEqual([false, { requestId: 'a key' }])
    chart.fail('look', { code: 'offline' })
    chart.wait(limits.lookAgain)
    chart.answer('look', false)
    expect([chart.at(), chart.snapshot().context.comment]).toEqual(['editing', 'My club.'])
    chart.send({ type: 'SUBMIT', requestId: 'a new key' })
    expect(chart.inputOf('join')).toMatchObject({ requestId: 'a new key', comment: 'My club.' })
    chart.wait(limits.longestWait)
    chart.answer('look', true)
    expect(chart.at()).toBe('done')
  })
})
