import type { Problem } from '../model'
import type { Definition } from './definition'

/** What charts may say and paths do not do, by name. */
export function unsupported({ transitions }: Definition): Problem[] {
  const said = [...transitions.values()].flatMap(({ trigger, descriptor, name, source }) => {
    if (trigger === 'snapshot') return [`${source.id} listens to what '${name}' reports (\`onSnapshot\`)`]
    return descriptor === 'xstate.route' ? [`${source.id} has states that are routed to (\`route\`)`] : []
  })
  return [...new Set(said)].map((what) => {
    return { kind: 'not supported', message: `${what}: paths make no such step` }
  })
}
