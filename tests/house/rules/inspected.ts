import { lineOf, type SourceFile } from '../../../src/tools/lib/source'
import { eachNode, nameOf, type Complaint } from './syntax'

const makers: ReadonlySet<string> = new Set(['createActor', 'useActorRef', 'useActor', 'useMachine'])

/** The two files that expose every actor to the inspector. */
const owners: ReadonlySet<string> = new Set(['src/flows/core/chart.ts', 'src/flows/core/useChart.ts'])

/** Actors that cannot be inspected: all others are started by `startChart` and `useChart`. */
export function unwatched(files: readonly SourceFile[]): Complaint[] {
  return files
    .filter(({ path }) => !owners.has(path))
    .flatMap((file) => {
      const found: Complaint[] = []
      eachNode(file, (node) => {
        if (node.type !== 'CallExpression' || !makers.has(nameOf(node.callee) ?? '')) return
        found.push(`${file.path}:${lineOf(file.text, node.start)} starts an actor that nobody can watch`)
      })
      return found
    })
}
