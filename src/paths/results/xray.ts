import type { HeadlessResult } from '../run/headless'
import type { Reported } from './junit'

/** A file that a failed run left, as base64; undefined when it is gone. */
type Read = (file: string) => string | undefined

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  zip: 'application/zip',
  md: 'text/markdown',
}

function evidenceOf({ evidence = [] }: HeadlessResult, read: Read) {
  return evidence.flatMap((file) => {
    const data = read(file)
    const filename = file.split('/').at(-1) ?? file
    const contentType = contentTypes[filename.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return data === undefined ? [] : [{ data, filename, contentType }]
  })
}

/**
 * The results in Xray's own format for importing executions: a generic test for each path, found again by its definition,
 * `login/login-hcq5a3q`, with what a failed run left embedded.
 */
export function xrayResults(runs: readonly Reported[], day: string, read: Read): string {
  const tests = runs.flatMap(({ cases, results, requirements }) =>
    results.map((result) => {
      const { path, ok, failedAt = '', differences } = result
      const evidence = evidenceOf(result, read)
      return {
        testInfo: {
          summary: `${cases.id}: ${path}`,
          type: 'Generic',
          definition: `${cases.id}/${path}`,
          labels: [cases.id, ...(requirements?.get(path) ?? [])],
        },
        status: ok ? 'PASSED' : 'FAILED',
        ...(ok ? {} : { comment: [failedAt, ...differences].join('\n') }),
        ...(evidence.length === 0 ? {} : { evidence }),
      }
    }),
  )
  return `${JSON.stringify({ info: { summary: `Paths, ${day}` }, tests }, null, 2)}\n`
}
