import { createDecipheriv } from 'node:crypto'

/** How this gateway reads requests and writes answers. It is based on docs/wire.md alone. */

export interface Asked {
  readonly headers: Headers
  readonly query: URLSearchParams
  /** The body as sent, decrypted if it was sealed. */
  readonly fields: Readonly<Record<string, string>>
  /** The token's owner. */
  readonly player: Player | undefined
}

export interface Player {
  readonly id: number
  readonly name: string
  readonly password: string
  readonly since: number
  cents: number
  pin: string | null
  readonly cards: { id: string; bank: string; last: string }[]
  /** Results by key, so that each request is executed once; null is a key that was looked up too early. */
  readonly done: Map<string, Deposit | Withdrawal | null>
}

export interface Deposit {
  readonly number: number
  readonly secret: string
  readonly owner: Player
  readonly cents: number
  readonly at: number
  paidAt: number | null
}

export interface Withdrawal {
  readonly number: number
  readonly cents: number
  readonly card: { readonly bank: string; readonly last: string }
  readonly at: number
}

export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

export type Answer = (asked: Asked) => unknown
export type Answers = Readonly<Record<string, Answer>>

/** A members-only call. */
export const own =
  (answer: (player: Player, asked: Asked) => unknown): Answer =>
  (asked) => {
    if (!asked.player) throw new Refused(401, 'session.ended')
    return answer(asked.player, asked)
  }

/** Decrypts a sealed body: AES-256-CBC with the header's key and IV. */
function opened(sealed: string, header: string): string {
  const { key = '', iv = '' } =
    /^AES-256-CBC; key=(?<key>[0-9a-f]{64}); iv=(?<iv>[0-9a-f]{32})$/.exec(header)?.groups ?? {}
  const cipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'hex'), Buffer.from(iv, 'hex'))
  return cipher.update(sealed, 'base64', 'utf8') + cipher.final('utf8')
}

export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const text = await request.text()
  if (text === '') return {}
  if (request.headers.get('Content-Type')?.includes('urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  const body = JSON.parse(text) as Record<string, string>
  const seal = request.headers.get('Encryption')
  return seal ? (JSON.parse(opened(body.data ?? '', seal)) as Record<string, string>) : body
}

/** Amounts as this make writes them: four decimals, although the currency has two. */
export const amount = (cents: number): string => (cents / 100).toFixed(4)
export const centsOf = (text = ''): number => Math.round(Number(text) * 100)
