export function portFrom(env?: NodeJS.ProcessEnv): number
