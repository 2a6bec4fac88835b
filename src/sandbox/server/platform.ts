import { createSandbox } from '../sandbox'
import type { Platform } from './middleware'

/** The platform that the environment asks for: `PLATFORM_URL`'s gateway, or a sandbox with its file in `folder`. */
export async function openPlatform(folder: string): Promise<Platform & { close: () => Promise<void> }> {
  const gateway = process.env.PLATFORM_URL
  if (gateway) return { gateway, close: async () => {} }
  const sandbox = await createSandbox({ dataFile: `${folder}/sandbox.db` })
  return { sandbox, close: sandbox.close }
}

export { brandOf, createSiteHandler, isPlatformPath, isStudioPath } from './middleware'
export { pageHeaders } from './headers'
export { isPage } from './static'
export { framed, reporting, studioWatching } from './watched'
