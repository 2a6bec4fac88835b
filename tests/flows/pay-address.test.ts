import { expect, it, vi } from 'vitest'
import { faults } from '../../src/flows/core/log'
import { depositOrderFlow } from '../../src/flows/cash/deposit'

const open = depositOrderFlow.implementations.actions.openPayment as unknown as (
  _: undefined,
  params: { url: string },
) => void

/** Where the player is sent for an order with this payment page. */
function sentTo(url: string): string | undefined {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('window', { location: { assign, origin: 'http://perya.test' } })
  open(undefined, { url })
  return assign.mock.calls[0]?.[0]
}

it.each([
  ['/demo/pay/word', '/demo/pay/word?lang=EN'],
  ['/demo/pay/word?sig=abc&x=1', '/demo/pay/word?sig=abc&x=1&lang=EN'],
  ['/demo/pay/word?lang=TY&sig=abc', '/demo/pay/word?lang=TY&sig=abc'],
  ['/demo/pay/word?sig=abc#qr', '/demo/pay/word?sig=abc&lang=EN#qr'],
  ['https://pay.perya.example/o/1?sig=a%2Fb&x=1', 'https://pay.perya.example/o/1?sig=a%2Fb&x=1'],
])('[WALLET-07] the payment page %s keeps its query', (url, address) => {
  expect(sentTo(url)).toBe(address)
})

it.each(['https://elsewhere.example/pay', 'https://t.me/pay', 'javascript:alert(1)'])(
  '[WALLET-07] %s is no payment page of this operator, and the log says where it would have to stand',
  (url) => {
    expect(sentTo(url)).toBeUndefined()
    expect(faults().at(-1)?.what).toContain('"payments" of the operator file')
  },
)
