import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The project's folder, with a closing slash. Scripts work from here whatever the current folder is. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

export const inRoot = (...parts) => join(root, ...parts)

// Vite tells on every start what a later version of it will want of vite.config.ts; nothing for who types `npm start`.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true'
