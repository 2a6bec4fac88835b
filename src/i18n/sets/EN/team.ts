export { words as agency } from '../../words/EN/agency'
export { words as figures } from '../../words/EN/figures'
export { words as team } from '../../words/EN/team'
