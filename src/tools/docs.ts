/**
 * The first part of `npm run docs`: writes docs/wire.md, the pages below docs/wire, docs/openapi.json and
 * docs/schema.json from the contract. The flows' pages and paths follow.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { operatorOf } from '../operators/all'
import { publicPart } from '../operators/public-part'
import { actFor } from '../platform/operator'
import { recordExamples } from '../../tests/wire/support/recorded'
import { inRoot } from './lib/root.mjs'
import { jsonSchema, openApi, printed } from './wire/openapi'
import { areaPages, wirePage } from './wire/page'

// The contract's defaults come from an operator.
actFor(publicPart(operatorOf('perya')))

const examples = await recordExamples()
rmSync(inRoot('docs/wire'), { recursive: true, force: true })
mkdirSync(inRoot('docs/wire'))
for (const [name, text] of areaPages(examples)) writeFileSync(inRoot(`docs/wire/${name}`), text)
writeFileSync(inRoot('docs/wire.md'), wirePage())
const document = openApi(examples)
writeFileSync(inRoot('docs/openapi.json'), printed(document))
writeFileSync(inRoot('docs/schema.json'), printed(jsonSchema(document)))
console.log('Wrote docs/wire.md, docs/wire, docs/openapi.json and docs/schema.json')
