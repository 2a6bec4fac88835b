import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'
import { home as page } from '../../machines/shared/paths'
import { kept } from '../platform/worker/kept'
import { buildTarget } from './browsers'

/** Input for the worker's own script: what to cache. */
function keptFiles(files: readonly string[], html: string) {
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 10)
  return {
    page,
    // The names of the others identify their version. A host that serves several operators writes its own
    // (src/operators/site.ts).
    files: [
      { url: page, revision: `${revision}.page` },
      ...files.map((file) => ({ url: `/${file}`, revision: null })),
    ],
    shown: kept.shown.map(({ path }) => path),
    fallback: kept.fallback.map(({ path }) => path),
    modules: Object.fromEntries(
      [...kept.shown, ...kept.fallback].flatMap(({ path, module }) => (module ? [[path, module]] : [])),
    ),
  }
}

/** One script without imports: a worker is loaded as a whole. */
async function script(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: buildTarget,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: 'worker' },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} has no script`)
  return chunk.code
}

/**
 * Adds the service worker, with the list of this build's files, and the script that replaces it when it is
 * switched off.
 */
export function serviceWorker(entry: string, off: string): Plugin {
  return {
    name: 'perya-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
        const html = bundle['index.html']
        if (html?.type !== 'asset') return
        const list = keptFiles(names.sort(), String(html.source))
        const source = await script(entry, { KEPT: JSON.stringify(list) })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await script(off, {}) })
      },
    },
  }
}
