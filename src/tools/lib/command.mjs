import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from './root.mjs'

/**
 * Runs a program in the project's folder, captures its output, resolves with `{ code, output }`.
 * Never rejects for an exit code; a program that cannot be started gives code 127. Killed after `limit` ms.
 */
export function command(program, args, env = {}, limit = 0) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
    })
    // Ends with this process: nobody is left to read its output.
    const end = () => child.kill()
    process.once('exit', end)
    child.on('close', () => process.off('exit', end))
    const keep = (piece) => {
      output += piece
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Tools whose package has another name. */
const owners = { tsc: 'typescript', playwright: '@playwright/test' }

/** A tool's entry point, from its package.json. Run with this Node, without a shell or PATH. */
function entry(name) {
  const folder = inRoot('node_modules', owners[name] ?? name)
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return `${folder}/${typeof bin === 'string' ? bin : bin[name]}`
}

/**
 * A larger young generation: what tests and explorations keep is not copied as often. Saves a twelfth of the CPU
 * time of the tests without a browser, and a sixth of exploring all charts.
 */
const heap = '--max-semi-space-size=64'

/** Runs an installed tool. */
export function tool(name, args, own, limit) {
  const env = { NODE_OPTIONS: [process.env.NODE_OPTIONS, heap].filter(Boolean).join(' '), ...own }
  // One process: tsx's own command starts another, which outlives it for a while after a kill.
  if (name === 'tsx') return command(process.execPath, ['--import', 'tsx', ...args], env, limit)
  return command(process.execPath, [entry(name), ...args], env, limit)
}

/** Runs the npm that started us, or else the one on the PATH. */
export function npm(args, limit) {
  const own = process.env.npm_execpath
  return own?.endsWith('npm-cli.js')
    ? command(process.execPath, [own, ...args], {}, limit)
    : command('npm', args, {}, limit)
}
