import { defineConfig } from 'chart-paths'
import { kettleCases } from './kettle.js'

export default defineConfig({
  catalogue: [kettleCases],
  project: {
    tables: { en: { kettle: { on: 'Boil' } }, fil: { kettle: { on: 'Pakuluan' } } },
    labels: { kettle: { SWITCH_ON: 'kettle:on' } },
  },
})
