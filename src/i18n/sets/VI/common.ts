export { words as once } from '../../words/VI/once'
export { words as parts } from '../../words/VI/parts'
export { words as titles } from '../../words/VI/titles'
