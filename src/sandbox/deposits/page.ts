import { createHash } from 'node:crypto'
import { pesos } from '../db/money'
import { groundOf } from '../world/pictures'
import { siteBrand } from '../settings'
import { payeeOf } from './world'
import { escapeHtml, pageHeaders, renderDocument } from '../demo/document'
import type { Language } from '../demo/words'
import type { HandlerContext } from '../handler'
import { depositNumber } from './orders'
import { endDeposit, endDueDeposits, type Deposit } from './settle'
import { payWords } from './words'

type PayContext = Pick<HandlerContext, 'db' | 'now'>

/** Where the payer returns to: the app shows the deposit's status there. */
const back = '/m/voucherCenter'

const acts = { pay: 'paid', refuse: 'refused', cancel: 'cancelled' } as const

/**
 * The provider's page of a deposit, outside the contract: anyone who knows its address may pay, refuse or
 * cancel, once. The payer is sent back either way, and the app then asks the platform rather than trusting
 * the address.
 */
export async function payPage(request: Request, token: string, { db, now }: PayContext): Promise<Response> {
  const url = new URL(request.url)
  const language: Language = url.searchParams.get('lang') === 'TY' ? 'TY' : 'EN'
  await endDueDeposits(db, now())
  const find = () => db.selectFrom('depositOrder').selectAll().where('token', '=', token).executeTakeFirst()
  const order = await find()
  const look = { url, language, brand: await siteBrand(db) }
  if (request.method === 'POST' && order?.state === 'waiting') {
    const act = new URLSearchParams(await request.text()).get('act') ?? ''
    if (Object.hasOwn(acts, act)) {
      await endDeposit(db, order.id, acts[act as keyof typeof acts], now())
      return new Response(null, { status: 303, headers: { Location: back, 'Cache-Control': 'no-store' } })
    }
  }
  return order?.state === 'waiting' ? waiting(look, order) : over(look, order)
}

/** Appearance of a provider's page: address, language, and the brand that sent the payer. */
interface Look {
  readonly url: URL
  readonly language: Language
  readonly brand: string | undefined
}

function waiting(look: Look, order: Deposit): Response {
  const { language, brand } = look
  const say = payWords[language]
  const title = say.title.replace('{0}', order.methodName)
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`
  const total = pesos(order.amount + order.fee)
  const body = [
    `<main class="provider pay"><h1>${escapeHtml(title)}</h1><p>${say.text}</p>`,
    order.kind === 'qr'
      ? `<figure>${squares(order.token ?? '')}<figcaption>${say.scan}</figcaption></figure>`
      : '',
    '<dl>',
    row(say.to, payeeOf(brand)),
    row(say.number, depositNumber(order.id)),
    order.fee > 0 ? row(say.amount, pesos(order.amount)) + row(say.fee, pesos(order.fee)) : '',
    row(say.total, total),
    '</dl><form method="post">',
    `<button class="main" name="act" value="pay">${say.pay.replace('{0}', total)}</button>`,
    `<button name="act" value="refuse">${say.refuse}</button>`,
    `<button name="act" value="cancel">${say.cancel}</button>`,
    '</form></main>',
  ].join('')
  return page(look, title, body, 200)
}

function over(look: Look, order: Deposit | undefined): Response {
  const say = payWords[look.language]
  const text = order?.state === 'paid' ? say.paidText : say.overText
  const body = `<main class="note"><h1>${say.overTitle}</h1><p>${text}</p><p><a href="${back}">${say.back}</a></p></main>`
  return page(look, say.overTitle, body, order ? 410 : 404)
}

/** A pattern that looks like a QR code but encodes nothing, so that nobody can pay with it by mistake. */
function squares(token: string): string {
  const bits = createHash('sha512').update(token).digest()
  const side = 21
  const corner = (x: number, y: number) =>
    [
      [0, 0],
      [side - 7, 0],
      [0, side - 7],
    ].find(([left = 0, top = 0]) => x >= left && x < left + 7 && y >= top && y < top + 7)
  const dark = (x: number, y: number) => {
    const found = corner(x, y)
    if (!found) return ((bits[(y * side + x) >> 3] ?? 0) >> ((y * side + x) & 7)) & 1
    const [dx, dy] = [x - (found[0] ?? 0), y - (found[1] ?? 0)]
    const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3))
    return ring === 2 ? 0 : 1
  }
  let path = ''
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) if (dark(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return `<svg viewBox="-2 -2 25 25" width="200" height="200" aria-hidden="true"><path class="paper" d="M-2-2h25v25h-25z"/><path d="${path}"/></svg>`
}

function page({ url, language, brand }: Look, title: string, body: string, status: number): Response {
  const html = renderDocument({
    language,
    title,
    styles: ['game.css', 'provider.css', 'pay.css'],
    scripts: [],
    data: {},
    body,
    ground: groundOf(brand),
  })
  const headers = pageHeaders(url.origin, "'none'")
  // A normal page, whose form posts to itself and then redirects to the app.
  const policy = (headers['Content-Security-Policy'] ?? '')
    .replace('; sandbox allow-scripts', '')
    .replace("form-action 'none'", `form-action ${url.origin}`)
  return new Response(html, { status, headers: { ...headers, 'Content-Security-Policy': policy } })
}
