import * as v from 'valibot'
import type { Call } from '../../platform/call'
import { entryLimits } from '../../platform/calls/rewards'
import { decryptBody } from '../../platform/cipher'
import { Refusal } from '../handler'

/** Largest accepted body, bytes; pictures of 5 MB come in Base64 (PROMO-05), plus some room. */
const usual = 64 * 1024
const larger: Readonly<Record<string, number>> = {
  uploadPromotionImage: Math.ceil(entryLimits.imageBytes / 3) * 4 + 4096,
}

const sealed = v.object({ data: v.string() })
const invalid = () => new Refusal(400, 'request.invalid')

async function bodyText({ name }: Call, request: Request, type: string): Promise<string> {
  const limit = larger[name] ?? usual
  const given = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (given !== type) throw new Refusal(415, 'request.type')
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new Refusal(413, 'request.too.large')
  const text = await request.text()
  if (text.length > limit) throw new Refusal(413, 'request.too.large')
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid()
  }
}

async function rawInput(call: Call, request: Request, url: URL): Promise<unknown> {
  switch (call.placement) {
    case 'none':
      return {}
    case 'query':
      return Object.fromEntries(url.searchParams)
    case 'form':
      return Object.fromEntries(
        new URLSearchParams(await bodyText(call, request, 'application/x-www-form-urlencoded')),
      )
    case 'json':
      return parseJson(await bodyText(call, request, 'application/json'))
    case 'encrypted': {
      const body = v.safeParse(sealed, parseJson(await bodyText(call, request, 'application/json')))
      const header = request.headers.get('Encryption')
      if (!body.success || !header) throw invalid()
      return decryptBody(body.output.data, header)
    }
  }
}

/**
 * Reads a call's input from where its contract puts it. Refuses input that does not match the request's
 * schema.
 */
export async function readInput(call: Call, request: Request, url: URL): Promise<unknown> {
  const parsed = v.safeParse(call.request, await rawInput(call, request, url))
  if (!parsed.success) throw invalid()
  return parsed.output
}
