/** One way to get a browser: the shell command that starts it, once it is in the folder. */
export interface Way {
  readonly says: string
  readonly into: (folder: string) => Promise<string | undefined>
}

export function ensureChromium(
  say?: (line: string) => void,
  place?: {
    readonly find?: () => string | undefined
    readonly kept?: string
    readonly ways?: Readonly<Record<string, Way>>
  },
): Promise<string | undefined>
