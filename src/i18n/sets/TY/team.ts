export { words as agency } from '../../words/TY/agency'
export { words as figures } from '../../words/TY/figures'
export { words as team } from '../../words/TY/team'
