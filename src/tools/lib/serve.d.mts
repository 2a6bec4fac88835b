export function portFrom(env?: NodeJS.ProcessEnv): number

export function whyNotStarted(error: Error, port: number): string
