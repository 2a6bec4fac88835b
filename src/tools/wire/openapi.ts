import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call } from '../../platform/call'
import { areas } from '../../platform/contract'
import { codesOf, generalCodes, refusalCodes } from '../../platform/refusals'
import type { CallWords } from './comments'
import { callWords } from './meanings'
import type { Examples } from './page'
import { named } from './schema'

/** The contract as an OpenAPI 3.1 document and as JSON Schema, both written by `npm run docs`. */

type Json = Record<string, unknown>

/** Name of a shared shape among the document's schemas: `sent amount` → `SentAmount`. */
const schemaName = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')

const upper = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const shared = Object.fromEntries(
  named.map(([name, schema]) => [schemaName(name), schema as unknown as GenericSchema]),
)

/** One schema as it is on the wire, shared shapes by reference, without the app's transformations. */
function schemaOf(schema: GenericSchema, says: ReadonlyMap<string, string>, itself?: string): JsonSchema {
  const definitions = Object.fromEntries(Object.entries(shared).filter(([name]) => name !== itself))
  const {
    $schema: _dialect,
    $defs: _shared,
    ...rest
  } = toJsonSchema(schema as never, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    definitions: definitions as never,
    overrideRef: ({ referenceId }) => ref(referenceId).$ref,
  }) as JsonSchema & { $defs?: unknown }
  describeFields(rest as Json, '', says)
  return rest
}

/** Puts the comments of the fields into their schemas. */
function describeFields(schema: Json, path: string, says: ReadonlyMap<string, string>): void {
  const said = path === '' ? undefined : says.get(path)
  if (said) schema.description = said
  const into = (value: unknown, at: string) => {
    if (typeof value === 'object' && value !== null) describeFields(value as Json, at, says)
  }
  for (const [name, one] of Object.entries((schema.properties ?? {}) as Json)) {
    into(one, path === '' ? name : `${path}.${name}`)
  }
  into(schema.items, `${path}[]`)
  into(schema.additionalProperties, path === '' ? '*' : `${path}.*`)
  for (const one of [...((schema.anyOf ?? []) as unknown[]), ...((schema.oneOf ?? []) as unknown[])]) {
    // A description belongs to the field, not to each of its alternatives.
    into(one, path === '' ? path : `${path}\u0000`)
    for (const [name, two] of Object.entries(((one as Json).properties ?? {}) as Json))
      into(two, `${path}.${name}`)
  }
}

const header = (name: string, schema: Json, description: string, required = true) => ({
  name,
  in: 'header',
  required,
  schema,
  description,
})

/** For an answer that may be cached by its URL. */
const languageInAddress = {
  name: 'language',
  in: 'query',
  required: true,
  schema: { type: 'string' },
  description: 'As in the header, so that the address alone says which answer it is.',
}

function parametersOf(call: Call, request: Json): unknown[] {
  const required = (request.required ?? []) as readonly string[]
  const query = Object.entries((request.properties ?? {}) as Record<string, Json>).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...(description ? { description } : {}),
    }),
  )
  const modules = call.name === 'captcha' ? [call.module, 'VALID_CAPTCHA3'] : [call.module]
  return [
    ...(call.module ? [header('ModuleId', { enum: modules }, 'Module of the call.')] : []),
    ...(call.placement === 'encrypted'
      ? [
          header(
            'Encryption',
            { type: 'string', pattern: '^AES-256-CBC; key=[0-9a-f]{64}; iv=[0-9a-f]{32}$' },
            'What opens the body.',
          ),
          header('CaptchaId', { type: 'string' }, 'Id of the captcha that the body answers.', false),
        ]
      : []),
    ...(call.name === 'login'
      ? [header('Device', { const: 'OTHERS' }, 'Sent from the home screen.', false)]
      : []),
    ...(call.placement === 'query' ? query : []),
    ...(call.revalidated && !query.some(({ name }) => name === 'language') ? [languageInAddress] : []),
  ]
}

function bodyOf(call: Call, example: unknown): Json {
  const own = ref(`${upper(call.name)}Request`)
  const shown = typeof example === 'object' ? { example } : {}
  if (call.placement === 'json') {
    return { requestBody: { required: true, content: { 'application/json': { schema: own, ...shown } } } }
  }
  if (call.placement === 'form') {
    return {
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: own } } },
    }
  }
  if (call.placement !== 'encrypted') return {}
  const description = `Sealed as docs/wire.md says; opened it is \`${upper(call.name)}Request\`.`
  return {
    requestBody: { required: true, description, content: { 'application/json': { schema: ref('Sealed') } } },
  }
}

/** A call's refusals by status. */
function refusalsOf(call: Call): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of [...codesOf(call.name), ...generalCodes(call)]) {
    for (const status of [refusalCodes[code][0]].flat()) {
      byStatus.set(status, [...(byStatus.get(status) ?? []), code])
    }
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.map((code) => `\`${code}\``).join(', '),
          content: { 'application/json': { schema: ref('Refusal') } },
        },
      ]),
  )
}

function operation(area: string, call: Call, { says }: CallWords, request: Json, example: Examples): Json {
  const recorded = example.get(call.name)
  return {
    operationId: call.name,
    tags: [area],
    summary: call.name,
    description: says,
    security: securityOf(call),
    parameters: parametersOf(call, request),
    ...bodyOf(call, recorded?.body),
    responses: {
      '200': {
        description: 'The answer.',
        content: {
          'application/json': { schema: ref(`${upper(call.name)}Answer`), example: recorded?.answer },
        },
      },
      ...refusalsOf(call),
    },
    'x-row': call.row,
    'x-configured-path': call.configured,
    'x-time-limit-ms': call.timeLimit,
    'x-repeated': call.retry,
  }
}

/**
 * Headers of every call are declared as keys: clients configure them once, and they cannot clash with a query
 * parameter of the same name.
 */
function securityOf({ auth }: Call): unknown[] {
  const guest = { merchant: [], language: [] }
  const member = { ...guest, token: [] }
  return auth === 'none' ? [guest] : auth === 'member' ? [member] : [member, guest]
}

const headerKey = (name: string, description: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
})

const envelopes: Readonly<Record<string, Json>> = {
  Sealed: {
    type: 'object',
    required: ['data'],
    properties: {
      data: { type: 'string', contentEncoding: 'base64', description: 'The body, sealed, in Base64.' },
    },
    description: 'AES-256-CBC, PKCS #7; key and iv in the header Encryption.',
  },
  Refusal: {
    type: 'object',
    required: ['success', 'code'],
    properties: {
      success: { const: false, description: 'The call was refused.' },
      code: {
        type: 'string',
        description: 'Why; it decides what the player reads. See Codes in docs/wire.md.',
      },
      message: { type: 'string', description: 'For people who read the wire; never shown.' },
      value: {
        anyOf: [
          {
            type: 'object',
            properties: {
              captcha: {
                type: 'boolean',
                description: 'The next attempt needs a captcha; missing: it does not.',
              },
            },
          },
          { type: 'null' },
        ],
        description: 'Facts that belong to the code; null or missing where there are none.',
      },
    },
  },
}

/** The whole document. */
export function openApi(examples: Examples): Json {
  const words = callWords()
  const schemas: Record<string, unknown> = { ...envelopes }
  for (const [name, schema, says] of named) {
    const key = schemaName(name)
    schemas[key] = { ...schemaOf(schema as unknown as GenericSchema, new Map(), key), description: says }
  }
  const paths: Record<string, Json> = {}
  for (const [area, calls] of Object.entries(areas)) {
    for (const call of Object.values<Call>(calls)) {
      const said = words.get(call.name)
      if (!said) throw new Error(`OpenAPI: no words of ${call.name}`)
      const request = schemaOf(call.request, said.request) as Json
      schemas[`${upper(call.name)}Request`] = request
      schemas[`${upper(call.name)}Answer`] = {
        type: 'object',
        required: ['success', 'value'],
        properties: {
          success: { const: true, description: 'The call was done; a refusal says false.' },
          value: {
            ...schemaOf(call.response, said.response),
            description: said.response.get('') ?? `What \`${call.name}\` answers.`,
          },
        },
      }
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: operation(area, call, said, request, examples),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway of the gaming platform',
      version: '1',
      description:
        'What the app asks of an operator’s gateway. Everything that holds for every call is in docs/wire.md.',
    },
    servers: [{ url: '/', description: 'The origin of the site, which proxies /wps/ and /lgw/.' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        merchant: headerKey('Merchant', 'Merchant code; every call carries it.'),
        language: headerKey(
          'Language',
          '`EN`, `TY` or `VI`: the language of texts in the answer. Every call carries it.',
        ),
        token: headerKey('Authorization', 'The token of a login, without a scheme.'),
      },
      schemas,
    },
  }
}

/** The schemas alone, for validating answers without a generator. */
export function jsonSchema(document: Json): Json {
  const { schemas } = document.components as { schemas: Json }
  const text = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Gateway of the gaming platform',
    description: 'Requests and answers by call: WithdrawRequest, WithdrawAnswer.',
    $defs: JSON.parse(text) as Json,
  }
}

/** A document as its file's text. */
export const printed = (document: Json): string => `${JSON.stringify(document, null, 1)}\n`
