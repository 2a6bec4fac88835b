export function findChromium(env?: NodeJS.ProcessEnv): string | undefined
export const noChromium: string
export const chromiumFlags: string[]
