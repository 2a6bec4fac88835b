import type { CallOptions } from '../../../src/platform/client'
import type { InputOf } from '../../../src/platform/call'
import type { CallName, Contract } from '../../../src/platform/contract'
import type { World } from './world'

/** A call on the wire as specified, and one valid way to make it. */
export interface Example<K extends CallName> {
  /** Method and path as given by the specification or the rulings. */
  readonly wire: string
  readonly module: string | null
  /** Field names in the query or body; for a sealed body, of its plain content. */
  readonly fields: readonly string[]
  /** The persona making the call; a guest if absent. */
  readonly as?: string
  readonly input: InputOf<Contract[K]> | ((world: World) => Promise<InputOf<Contract[K]>>)
  readonly options?: (world: World) => Promise<CallOptions>
}
