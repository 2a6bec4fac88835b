import { generate, replayHeadless } from 'chart-paths'
import { kettleCases } from './kettle.js'

for (const path of generate(kettleCases).paths) console.log(path.id, replayHeadless(kettleCases, path).ok)
