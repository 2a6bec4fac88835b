import type { IncomingMessage } from 'node:http'
import { enroll, readOperators, shipped } from '../../operators/all'
import type { OperatorFile } from '../../operators/file'
import { createSandbox } from '../sandbox'
import { openVendors } from './vendors'
import { createSiteHandler, type Platform, type SiteFolders } from './middleware'
import type { NodeHandler } from './node-handler'

/** An operator's platform; a sandbox is opened with its first request. */
interface Site {
  readonly operator: OperatorFile
  readonly platform: () => Promise<Platform>
}

export interface Sites {
  /** Who is served where no operator names the host. */
  readonly first: Platform
  /** The platform that a request is for, by the host name it asks. */
  of: (request: IncomingMessage) => Promise<Platform>
  close: () => Promise<void>
}

export const hostOf = ({ headers }: IncomingMessage): string => (headers.host ?? '').replace(/:\d+$/, '')

/**
 * The operators at `OPERATOR`, a file or a folder of them, or else those that come with the product: one build, each by
 * its host names. Their platforms are the gateways that they name, or the one at `PLATFORM_URL`, or sandboxes in
 * `folder`, whose people have a life where `npm start` or `npm run dev` asks for it.
 */
export async function openSites(folder: string): Promise<Sites> {
  const { OPERATOR: path, PLATFORM_URL: gateway, SANDBOX_LIFE: life } = process.env
  const closing: (() => Promise<void>)[] = []
  // For whoever comes to look; tests start their own.
  const vendors = life === '1' && !gateway ? await openVendors() : undefined
  if (vendors) closing.push(vendors.close)
  const named = path ? readOperators(path) : shipped()
  const operators = vendors ? named.map(vendors.known) : named
  enroll(operators)
  const sites = operators.map((operator, n): Site => {
    let opened: Promise<Platform> | undefined
    // With nobody named, the sandbox's own setting says who the first one is.
    const own = path || n > 0 ? { operator } : {}
    const open = async (): Promise<Platform> => {
      const address = operator.gateway ?? gateway
      if (address) return { gateway: address, operator }
      const sandbox = await createSandbox({
        dataFile: `${folder}/sandbox${n === 0 ? '' : `-${operator.id}`}.db`,
        life: life === '1',
        brand: operator.id,
      })
      closing.push(sandbox.close)
      await vendors?.settle(sandbox)
      return { sandbox, ...own }
    }
    return { operator, platform: () => (opened ??= open()) }
  })
  const [first] = sites
  if (!first) throw new Error('no operator')
  return {
    first: await first.platform(),
    of: (request) => {
      const host = hostOf(request)
      return (sites.find(({ operator }) => operator.hosts.includes(host)) ?? first).platform()
    },
    close: async () => void (await Promise.all(closing.map((close) => close()))),
  }
}

/** Platforms and built app on one port: each request goes to the site of its host. */
export function createSitesHandler(sites: Sites, folders: SiteFolders): NodeHandler {
  const handlers = new Map<Platform, NodeHandler>()
  return async (request, response) => {
    const platform = await sites.of(request)
    const handle = handlers.get(platform) ?? createSiteHandler(platform, folders)
    handlers.set(platform, handle)
    return handle(request, response)
  }
}
