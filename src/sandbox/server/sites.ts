import type { IncomingMessage } from 'node:http'
import { enroll, readOperators, shipped } from '../../operators/all'
import type { OperatorFile } from '../../operators/file'
import { publicPart } from '../../operators/public-part'
import { actFor } from '../../platform/operator'
import { createSandbox } from '../sandbox'
import { openVendors } from './vendors'
import { createSiteHandler, type Platform, type SiteFolders } from './middleware'
import type { NodeHandler } from './node-handler'

/** An operator's platform; a sandbox is opened on its first request. */
interface Site {
  readonly operator: OperatorFile
  readonly platform: () => Promise<Platform>
}

export interface Sites {
  /** The default operator, for hosts that no operator lists. */
  readonly first: Platform
  /** The platform for a request, by its host name. */
  of: (request: IncomingMessage) => Promise<Platform>
  close: () => Promise<void>
}

export const hostOf = ({ headers }: IncomingMessage): string => (headers.host ?? '').replace(/:\d+$/, '')

/**
 * The operators at `OPERATOR`, a file or a folder of them, or else those that come with the product: one
 * build, each under its own host names. Their platforms are the gateways they name, or the one at
 * `PLATFORM_URL`, or sandboxes in `folder`, whose people have a history if `npm start` or `npm run dev`
 * requests it.
 */
export async function openSites(folder: string): Promise<Sites> {
  const { OPERATOR: path, PLATFORM_URL: gateway, SANDBOX_LIFE: life } = process.env
  const closing: (() => Promise<void>)[] = []
  // For visitors; tests start their own.
  const vendors = life === '1' && !gateway ? await openVendors() : undefined
  if (vendors) closing.push(vendors.close)
  const named = path ? readOperators(path) : shipped()
  const operators = vendors ? named.map(vendors.known) : named
  enroll(operators)
  // The contract's schemas take defaults from the operator, and there is no page here to name one.
  if (operators[0]) actFor(publicPart(operators[0]))
  const sites = operators.map((operator, n): Site => {
    let opened: Promise<Platform> | undefined
    // If no operator is given, the sandbox's own setting determines the first one.
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
