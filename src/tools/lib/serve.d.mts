export function portFrom(env?: NodeJS.ProcessEnv): number

export function hostFrom(env?: NodeJS.ProcessEnv): { host?: string; allowedHosts?: true }

export function whyNotStarted(error: Error, port: number): string
