export { words as once } from '../../words/EN/once'
export { words as parts } from '../../words/EN/parts'
export { words as titles } from '../../words/EN/titles'
