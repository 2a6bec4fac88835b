import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** A server from docs/deploy with https, on its own ports. */
export interface Host {
  readonly port: number
  /** The port without https. */
  readonly plainPort: number
  /** Reloads the configuration of the live release. */
  reload: () => Promise<void>
  close: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), done(true)))
    socket.on('error', () => done(false))
  })

/** Waits until the server is listening; its output, if it exits instead. */
async function started(child: ChildProcess, port: number): Promise<void> {
  let said = ''
  child.stderr?.on('data', (piece) => (said += String(piece)))
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${said}`)
    await new Promise((done) => setImmediate(done))
  }
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })

/** A text from docs/deploy with some values replaced. */
function changed(text: string, by: Readonly<Record<string, string>>): string {
  return Object.entries(by).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`there is no ${from} to change`)
    return all.replaceAll(from, to)
  }, text)
}

export async function startNginx(folder: string, root: string, names: readonly string[]): Promise<Host> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const own = join(folder, 'nginx')
  mkdirSync(own)
  cpSync(inRoot('docs/deploy/nginx'), own, { recursive: true })
  const change = (name: string, by: Readonly<Record<string, string>>) =>
    writeFileSync(join(own, name), changed(readFileSync(join(own, name), 'utf8'), by))
  change('perya.conf', {
    '/srv/perya': root,
    'listen 80 ': `listen ${plainPort} `,
    'listen [::]:80 ': `listen [::]:${plainPort} `,
    'listen 443 ': `listen ${port} `,
    'listen [::]:443 ': `listen [::]:${port} `,
  })
  change('perya/listen.conf', {
    'listen 443 ': `listen ${port} `,
    'listen [::]:443 ': `listen [::]:${port} `,
    '/etc/ssl/perya/': `${own}/`,
  })
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
      .concat(['-subj', '/CN=site', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`])
      .concat(['-keyout', join(own, 'site.key'), '-out', join(own, 'site.crt')]),
    { stdio: 'ignore' },
  )
  const conf = join(own, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${own}/${kind};`,
  )
  writeFileSync(
    conf,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${own}/pid;`,
      'error_log stderr;',
      'include /etc/nginx/modules-enabled/*brotli*.conf;',
      'events {}',
      `http { access_log off; ${temporary.join(' ')} include perya.conf; }`,
    ].join('\n'),
  )
  // An operator who sees a warning at the first start would trust nothing after it.
  const { stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-c', conf], { encoding: 'utf8' })
  if (stderr.includes('[warn]')) throw new Error(stderr)
  const child = spawn('/usr/sbin/nginx', ['-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] })
  await started(child, port)
  return {
    port,
    plainPort,
    reload: async () => {
      execFileSync('/usr/sbin/nginx', ['-t', '-c', conf], { stdio: 'ignore' })
      child.kill('SIGHUP')
    },
    close: () => ended(child),
  }
}

export async function startCaddy(folder: string, root: string): Promise<Host> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const own = join(folder, 'caddy')
  mkdirSync(own)
  const conf = join(own, 'Caddyfile')
  const admin = `unix/${own}/admin`
  // Self-signed certificates, as no certificate authority can be reached from here.
  writeFileSync(
    conf,
    `{
	admin ${admin}
	http_port ${plainPort}
	https_port ${port}
	local_certs
	skip_install_trust
}
import ${inRoot('docs/deploy/caddy/Caddyfile')}
`,
  )
  const env = { ...process.env, PERYA_ROOT: root, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own, HOME: own }
  const configured = ['--config', conf, '--adapter', 'caddyfile']
  const child = spawn('/usr/bin/caddy', ['run', ...configured], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  await started(child, port)
  return {
    port,
    plainPort,
    reload: async () =>
      void execFileSync('/usr/bin/caddy', ['reload', ...configured, '--address', admin], {
        env,
        stdio: 'ignore',
      }),
    close: () => ended(child),
  }
}
