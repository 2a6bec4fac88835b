import { checkDataFolder } from './data-folder.mjs'
import { inRoot } from './root.mjs'
import { Stop, inShort } from './stop.mjs'

/** The port to listen on: `PORT`, or else 4173. */
export function portFrom(env = process.env) {
  const text = env.PORT || '4173'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Stop(`PORT must be a number from 1 to 65535, not "${text}".`)
  }
  return port
}

/** Minimum length of a team's secret: too long to guess. */
const shortestSecret = 16

/** Where to listen, for `HOST`: on this machine alone, or for a team that has the secret of `TEAM_SECRET`. */
export function hostFrom(env = process.env) {
  if (!env.HOST) return {}
  if ((env.TEAM_SECRET ?? '').length < shortestSecret) {
    throw new Stop(
      `HOST opens the site to other machines; TEAM_SECRET, of ${shortestSecret} characters or more, is what people there have to type.`,
    )
  }
  // By whatever hostname the machine has there.
  return { host: env.HOST, allowedHosts: true }
}

/** Prints who can sign in. With a real gateway (`PLATFORM_URL`) its accounts apply instead. */
async function greet(address) {
  console.log(`\n  Perya runs at ${address}\n`)
  console.log(`  Flow studio: ${address}studio\n`)
  if (process.env.PLATFORM_URL) {
    console.log(`  The platform is ${process.env.PLATFORM_URL}\n`)
    return
  }
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(inRoot('src/sandbox/personas.ts'))
  const wide = (field) => Math.max(...module.personas.map((persona) => persona[field].length))
  console.log('  People to sign in as (user name, password, who):')
  for (const { username, password, who } of module.personas) {
    console.log(`    ${username.padEnd(wide('username'))}  ${password.padEnd(wide('password'))}  ${who}`)
  }
  console.log(`\n  Sandbox control page: ${address}__sandbox/`)
  console.log('  Ctrl-C stops.\n')
}

/** Ctrl-C and SIGTERM close the server first; a second Ctrl-C, or two seconds, force it. */
function stopOnSignal(server) {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(0)
    stopping = true
    setTimeout(() => process.exit(0), 2000).unref()
    server.close().then(
      () => process.exit(0),
      () => process.exit(0),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Why a server could not be started on a port: one sentence or, for an operator file, every fault. */
export function whyNotStarted(error, port) {
  if (/already in use|EADDRINUSE/.test(String(error.message))) {
    return `Port ${port} is taken by another program; stop it or choose another port with PORT=….`
  }
  if (/EACCES/.test(String(error.message))) {
    return `Port ${port} may not be opened by this user; choose one above 1023 with PORT=….`
  }
  return error.name === 'OperatorFileError'
    ? error.message
    : `The server could not be started (${inShort(error)}).`
}

/**
 * Serves until stopped. `open(port)` starts vite's preview or dev server on that port and resolves with it.
 * Rejects with one sentence when the port is taken, the data folder is not writable, or the start fails.
 */
export async function serve(open) {
  const port = portFrom()
  if (!process.env.PLATFORM_URL) checkDataFolder()
  // Visitors find accounts with half a year of history; tests open the site themselves.
  process.env.SANDBOX_LIFE = '1'
  const server = await open(port).catch((error) => {
    throw new Stop(whyNotStarted(error, port))
  })
  stopOnSignal(server)
  await greet(server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`)
}
