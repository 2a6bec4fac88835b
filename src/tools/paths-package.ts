import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { inRoot, root } from './lib/root.mjs'

/**
 * `npm run -s pack [-- folder]`: the path tool as a package, with its own entry point and command line, for
 * the charts of any project. `npm pack` in the folder makes the archive.
 */

const { version, dependencies, engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  version: string
  dependencies: Readonly<Record<string, string>>
  engines: object
}

const manifest = {
  name: 'chart-paths',
  version,
  private: true,
  description: 'Explores statecharts, makes test paths from them, and runs them',
  license: 'UNLICENSED',
  type: 'module',
  engines,
  types: './types/src/paths/package/index.d.ts',
  exports: { '.': { types: './types/src/paths/package/index.d.ts', default: './index.js' } },
  bin: { paths: './cli.js' },
  files: ['*.js', 'types', 'README.md'],
  peerDependencies: { xstate: `^${dependencies['xstate'] ?? ''}` },
}

/** Writes the types of the package's entry point, and of everything it references, into a folder. */
function declareTypes(folder: string): void {
  const options =
    '--ignoreConfig --declaration --emitDeclarationOnly --strict --skipLibCheck --noUncheckedIndexedAccess ' +
    '--target es2022 --lib es2023,dom --module esnext --moduleResolution bundler --types node --checkers 1'
  const places = ['--rootDir', root, '--outDir', folder, inRoot('src/paths/package/index.ts')]
  execFileSync(inRoot('node_modules/.bin/tsc'), [...options.split(' '), ...places], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const text = readFileSync(join(folder, name), 'utf8')
    // Node resolves a module only by its full file name.
    const whole = text.replaceAll(/( from '\.[^']*)'/g, "$1.js'")
    writeFileSync(join(folder, name), whole)
  }
}

/** Builds the package into a folder; returns the project's files included in it. */
export async function packPaths(folder: string): Promise<readonly string[]> {
  const used = new Set<string>()
  rmSync(folder, { recursive: true, force: true })
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true, external: ['xstate'] },
    plugins: [
      {
        name: 'what-is-in-it',
        enforce: 'pre',
        // Only the source comparison uses the parser, and it is never used outside this project.
        resolveId: (name) => (name === 'vite' ? '\0no-parser' : undefined),
        load: (name) => (name === '\0no-parser' ? 'export const parseSync = undefined' : undefined),
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk')
              for (const id of chunk.moduleIds) if (!id.startsWith('\0')) used.add(relative(root, id))
        },
      },
    ],
    build: {
      ssr: true,
      minify: false,
      target: 'node20',
      outDir: folder,
      rollupOptions: {
        input: { index: inRoot('src/paths/package/index.ts'), cli: inRoot('src/paths/package/cli.ts') },
        external: [/^node:/, 'xstate'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          banner: (chunk) => (chunk.name === 'cli' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  })
  mkdirSync(folder, { recursive: true })
  declareTypes(join(folder, 'types'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(inRoot('docs/paths.md'), join(folder, 'README.md'))
  return [...used].toSorted()
}

if (process.argv[1] === inRoot('src/tools/paths-package.ts')) {
  const folder = process.argv[2] ?? inRoot('.cache/paths-package')
  await packPaths(folder)
  process.stdout.write(`Wrote ${folder}; npm pack there makes the archive.\n`)
}
