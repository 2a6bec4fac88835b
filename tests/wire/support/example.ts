import type { CallOptions } from '../../../src/platform/client'
import type { InputOf } from '../../../src/platform/call'
import type { CallName, Contract } from '../../../src/platform/contract'
import type { World } from './world'

/** What a call looks like on the wire by the specification, and one way to make it well. */
export interface Example<K extends CallName> {
  /** Method and path as the specification or the rulings give them. */
  readonly wire: string
  readonly module: string | null
  /** Names of everything in the query or body; for a sealed body, of its plain content. */
  readonly fields: readonly string[]
  /** The persona that makes it; a guest without one. */
  readonly as?: string
  readonly input: InputOf<Contract[K]> | ((world: World) => Promise<InputOf<Contract[K]>>)
  readonly options?: (world: World) => Promise<CallOptions>
}
