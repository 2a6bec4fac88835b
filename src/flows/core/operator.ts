import { operator } from '../../platform/operator'

export { operator } from '../../platform/operator'

/** The brand's name as written in its logo. */
export const logoName = (): string => operator().name.toLowerCase()
