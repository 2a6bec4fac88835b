export { words as once } from '../../words/TY/once'
export { words as parts } from '../../words/TY/parts'
export { words as titles } from '../../words/TY/titles'
