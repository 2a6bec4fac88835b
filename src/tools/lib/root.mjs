import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The project's folder, with a trailing slash. Scripts work from here, whatever the current folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

export const inRoot = (...parts) => join(root, ...parts)

// Vite prints a notice about vite.config.ts for a future version on every start; useless to users of `npm start`.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true'
