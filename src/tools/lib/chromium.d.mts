/** Where a browser downloaded by the tests is cached. */
export function keptFolder(env?: NodeJS.ProcessEnv): string
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined
export const noChromium: string
export const chromiumFlags: string[]
