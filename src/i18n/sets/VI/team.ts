export { words as agency } from '../../words/VI/agency'
export { words as figures } from '../../words/VI/figures'
export { words as team } from '../../words/VI/team'
