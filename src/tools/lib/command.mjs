import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRoot, root } from './root.mjs'

/**
 * Runs a program in the project's folder, keeps what it prints, resolves with `{ code, output }`.
 * Never rejects for an exit code; a program that cannot be started gives code 127.
 */
export function command(program, args, env = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // It ends with this one: nobody is left to hear what it says.
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

/** Where an installed tool starts, from its own package.json. Run with this Node: no shell and no PATH take part. */
function entry(name) {
  const folder = inRoot('node_modules', owners[name] ?? name)
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return `${folder}/${typeof bin === 'string' ? bin : bin[name]}`
}

/** Runs one of the installed tools. */
export function tool(name, args, env) {
  return command(process.execPath, [entry(name), ...args], env)
}

/** Runs the npm that started us, or else the one on the PATH. */
export function npm(args) {
  const own = process.env.npm_execpath
  return own?.endsWith('npm-cli.js') ? command(process.execPath, [own, ...args]) : command('npm', args)
}
