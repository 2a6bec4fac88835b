import type { Operator } from '../platform/operator'
import type { OperatorFile } from './file'
import { wordsByLanguage } from './words'

/**
 * The part of an operator's file that its pages receive (src/platform/operator.ts); hosts and gateways stay
 * on the server.
 */
export function publicPart(file: OperatorFile): Operator {
  const { brand, links, chat, payments, pictures, games, currency, dialling, dates, timeZone } = file
  const words = wordsByLanguage(file.words)
  return {
    id: file.id,
    name: brand.name,
    age: brand.age,
    licence: file.licence,
    year: brand.year,
    merchant: file.merchant,
    languages: file.languages,
    links: [...links, ...chat],
    payments,
    pictures,
    games,
    currency,
    dialling,
    dates,
    timeZone,
    ...(brand.depositBadge === undefined ? {} : { depositBadge: brand.depositBadge }),
    ...(file.faults === undefined ? {} : { faults: file.faults }),
    ...(file.test ? { test: true } : {}),
    ...(Object.keys(words).length > 0 ? { words } : {}),
  }
}
