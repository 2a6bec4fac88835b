/** The first part of `npm run docs`: writes docs/wire.md from the contract. The flows' pages and paths follow. */
import { writeFileSync } from 'node:fs'
import { inRoot } from './lib/root.mjs'
import { wirePage } from './lib/wire-page'

writeFileSync(inRoot('docs/wire.md'), wirePage())
console.log('Wrote docs/wire.md')
