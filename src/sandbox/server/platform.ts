import { createSandbox } from '../sandbox'
import type { Platform } from './middleware'

/**
 * The configured platform: the gateway at `PLATFORM_URL`, or a sandbox with its file in `folder`, whose people have
 * a life where `npm start` or `npm run dev` asks for it.
 */
export async function openPlatform(folder: string): Promise<Platform & { close: () => Promise<void> }> {
  const gateway = process.env.PLATFORM_URL
  if (gateway) return { gateway, close: async () => {} }
  const sandbox = await createSandbox({
    dataFile: `${folder}/sandbox.db`,
    life: process.env.SANDBOX_LIFE === '1',
  })
  return { sandbox, close: sandbox.close }
}

export { brandOf, createSiteHandler, isPlatformPath, isStudioPath } from './middleware'
export { pageHeaders } from './headers'
export { isPage } from './static'
export { framed, reporting, studioWatching } from './watched'
