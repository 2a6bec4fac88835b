import type { FlowCases } from '../../../machines/shared/cases'
import type { AnyStateMachine } from 'xstate'
import type { Config } from './config'

/** The package's door: that of the path tool, and what a project writes its cases and its configuration with. */
export * from '../index'
export type { Config } from './config'
export type { FlowCases, OverTime, Waiver } from '../../../machines/shared/cases'

/** Ties cases to their chart's types. */
export const defineCases = <M extends AnyStateMachine>(cases: FlowCases<M>): FlowCases =>
  cases as unknown as FlowCases

/** A configuration with its types. */
export const defineConfig = (config: Config): Config => config
