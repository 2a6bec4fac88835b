import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operatorOf } from '../../operators/all'
import { publicPart } from '../../operators/public-part'
import { actFor } from '../../platform/operator'
import type { Sandbox } from '../running'
import { createSandbox, type SandboxOptions } from '../sandbox'
import { createSiteHandler, type SiteFolders } from './middleware'
import { guarded } from './team'

interface ServerOptions extends SandboxOptions, SiteFolders {
  /** 0 takes any free port. */
  readonly port: number
  /** The secret that people on other machines must present. */
  readonly secret?: string
}

export interface RunningServer {
  /** Origin without a trailing slash. */
  readonly url: string
  readonly sandbox: Sandbox
  /** Closes the server, all open connections and the sandbox. */
  close: () => Promise<void>
}

/** A sandbox and a build on their own port, reachable only from this machine. */
export async function startServer({
  dist,
  studio,
  screens,
  port,
  secret,
  ...options
}: ServerOptions): Promise<RunningServer> {
  // The contract's schemas take defaults from the operator, and there is no page here to name one.
  actFor(publicPart(operatorOf(options.brand)))
  const sandbox = await createSandbox(options)
  const server = createServer(guarded(createSiteHandler({ sandbox }, { dist, studio, screens }), secret))
  // Clients that reuse idle connections rarely hit their end.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sandbox,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await sandbox.close()
    },
  }
}
