import { defineCases, takesWaitAway } from '../shared/cases'
import { pagedListMachine } from './paged-list.machine'

const page = (pageNum: number, totalPages: number, ...keys: string[]) => ({
  items: keys.map((key) => ({ key })),
  pageNum,
  totalPages,
})
const first = { done: [page(1, 2, 'a', 'b'), page(1, 1, 'a'), page(1, 1)], error: [{ code: 'offline' }] }

export const pagedListCases = defineCases<typeof pagedListMachine>({
  id: 'paged-list',
  summary: 'A list that loads page by page',
  machine: pagedListMachine,
  inputs: { start: { query: { key: 'all' } } },
  events: {
    ASK: [{ query: { key: 'hot' } }, { query: { key: 'all' } }],
    MORE: [{}],
    RETRY: [{}],
    RELOAD: [{}],
    LANGUAGE_CHANGED: [{}],
  },
  signals: ['LANGUAGE_CHANGED', 'MORE', 'ASK'],
  outcomes: {
    first,
    again: { ...first, error: [{ code: 'offline' }, { code: 'no-permission' }] },
    next: { done: [page(2, 2, 'b', 'c')], error: [{ code: 'upgrading' }] },
  },
  project: ({ context: c }) => [
    c.query.key,
    c.cached.pageNum,
    c.cached.totalPages,
    c.wanted,
    c.failure !== null,
    [...c.memory].map(([key, cached]) => [key, cached.pageNum, cached.totalPages]),
  ],
  invariants: {
    'no item shows twice': (s) =>
      new Set(s.context.cached.items.map(({ key }) => key)).size === s.context.cached.items.length,
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
    'an empty list has nothing in it': (s) => !s.hasTag('empty') || s.context.cached.items.length === 0,
    'nothing loads past the end': (s) =>
      !s.hasTag('end') || s.context.cached.pageNum >= s.context.cached.totalPages,
  },
  overTime: {
    'a waiting message is taken away': takesWaitAway(),
  },
})
