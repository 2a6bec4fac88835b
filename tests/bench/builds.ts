import { rmSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { build, loadConfigFromFile, type Plugin } from 'vite'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { modulePackages } from '../../src/tools/module-packages'
import { packageOf } from './parts'
import { brotliBytes } from './size'

const configFile = inRoot('vite.config.ts')

type Built = Awaited<ReturnType<typeof build>>

/** The scripts of a build, each with its code and its packages. */
function scriptsOf(built: Built) {
  return [built].flat().flatMap((result) => {
    if (!('output' in result)) return []
    return result.output.flatMap((chunk) => {
      if (chunk.type !== 'chunk') return []
      const kept = Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0)
      return [
        { name: chunk.fileName, code: chunk.code, packages: kept.flatMap(([id]) => packageOf(id) ?? []) },
      ]
    })
  })
}

/** The packages in each script of dist, by file name. Rebuilt in memory: names contain a content hash. */
export async function packagesByScript(): Promise<Map<string, readonly string[]>> {
  const built = await build({ configFile, logLevel: 'silent', build: { write: false } })
  return new Map(scriptsOf(built).map(({ name, packages }) => [name, packages]))
}

/** Replaces `floor:parts` with one import per chosen part. */
function chosenParts(names: readonly string[]): Plugin {
  const id = '\0floor:parts'
  return {
    name: 'floor-parts',
    resolveId: (source) => (source === 'floor:parts' ? id : undefined),
    load: (source) =>
      source === id
        ? names
            .map((name) => `import ${JSON.stringify(inRoot('tests/bench/floor/parts', `${name}.ts`))}`)
            .join('\n')
        : undefined,
  }
}

export interface Floor {
  /** Size of its scripts in brotli bytes. */
  readonly js: number
  readonly packages: ReadonlySet<string>
}

/** An empty app that uses these parts, built for the same browsers and from the same packages as the app. */
export async function floorOf(names: readonly string[]): Promise<Floor> {
  const outDir = inRoot('.cache/floor')
  rmSync(outDir, { recursive: true, force: true })
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile)
  const { target, minify, modulePreload } = loaded?.config.build ?? {}
  const built = await build({
    configFile: false,
    root: inRoot('tests/bench/floor'),
    cacheDir: inRoot('.cache/vite-floor'),
    logLevel: 'silent',
    plugins: [modulePackages(), react(), chosenParts(names)],
    ...(loaded?.config.define ? { define: loaded.config.define } : {}),
    build: {
      outDir,
      emptyOutDir: true,
      ...(target === undefined ? {} : { target }),
      ...(minify === undefined ? {} : { minify }),
      ...(modulePreload === undefined ? {} : { modulePreload }),
    },
  })
  const scripts = scriptsOf(built)
  return {
    js: scripts.reduce((sum, { code }) => sum + brotliBytes(code), 0),
    packages: new Set(scripts.flatMap(({ packages }) => packages)),
  }
}
