import { operator } from '../../platform/operator'

export { operator } from '../../platform/operator'

/** The brand's name as its logo writes it. */
export const logoName = (): string => operator().name.toLowerCase()
