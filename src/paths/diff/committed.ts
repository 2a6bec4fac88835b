import type { Host } from '../cli/host'
import { counted } from '../cli/report'
import { flowsFolder } from '../export/flows-folder'
import type { FlowDocument } from '../export/document'

/** A committed document; undefined when the text is something else. */
function parsed(text: string): FlowDocument | undefined {
  try {
    const data = JSON.parse(text) as Partial<FlowDocument> | null
    return Array.isArray(data?.states) && Array.isArray(data.short) ? (data as FlowDocument) : undefined
  } catch {
    return undefined
  }
}

/** A chart with its paths as committed at a git ref; undefined when it was not there yet. */
export function committedAt(ref: string, chart: string, host: Host): FlowDocument | undefined {
  const found = host.readAt(ref, `${flowsFolder}/${chart}.json`)
  return found === undefined ? undefined : parsed(found)
}

/** Why git does not know a ref. The likeliest mistake is counting back further than there are commits. */
export function unknownRef(ref: string, host: Host): string {
  const [, start = ''] = /^(.+)~\d+$/.exec(ref) ?? []
  const commits = start === '' ? undefined : host.countCommits(start)
  if (commits === undefined) return `Git knows no "${ref}"; give a commit, a tag or a branch.`
  const far = commits > 1 ? `the oldest is "${start}~${commits - 1}"` : `that is "${start}" itself`
  return `Git knows no "${ref}": "${start}" has only ${counted(commits, 'commit')} here; ${far}.`
}
