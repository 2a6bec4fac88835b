/** Modules that share a file, and who fetches it. */
export interface Group {
  /** Files it imports, by index; may include its own. */
  readonly needs: ReadonlySet<number>
  /** Numbers of the screens and parts that need any of them. */
  readonly users: ReadonlySet<number>
  /** Minified bytes. */
  readonly size: number
  /** A large library: fetched only by those who need it. */
  readonly heavy: boolean
  readonly ids: readonly string[]
}

/**
 * Cost of one more file to whoever fetches it, in minified bytes: its request, and its worse compression.
 */
const fileCost = 12_500

const union = <Kind>(a: ReadonlySet<Kind>, b: ReadonlySet<Kind>): ReadonlySet<Kind> => new Set([...a, ...b])

/** Everything the groups need, directly or not, including themselves. */
function neededBy(needs: readonly ReadonlySet<number>[], ...groups: readonly number[]): ReadonlySet<number> {
  const seen = new Set(groups)
  for (const one of seen) for (const next of needs[one] ?? []) seen.add(next)
  return seen
}

/** Whether `from` reaches `to` other than in one step: merging them would then create a cycle. */
function reachesAround(needs: readonly ReadonlySet<number>[], from: number, to: number): boolean {
  const seen = new Set([...(needs[from] ?? [])].filter((next) => next !== to && next !== from))
  for (const one of seen)
    for (const next of needs[one] ?? []) {
      if (next === to) return true
      if (next !== from) seen.add(next)
    }
  return false
}

/**
 * Merges groups, greatest saving first, until no merge saves anything. `weights` gives each user's weight by
 * index; users in `exact` never fetch what they do not need, and nobody fetches a large library needlessly.
 * The result is acyclic: files in a cycle may run before their dependencies.
 */
export function cheapestGroups(
  groups: readonly Group[],
  weights: readonly number[],
  exact: ReadonlySet<number>,
): readonly Group[] {
  const left = new Map(groups.map((group, at) => [at, group]))
  const needs = groups.map((group) => new Set(group.needs))
  const weigh = (users: ReadonlySet<number>) =>
    [...users].reduce((sum, user) => sum + (weights[user] ?? 0), 0)
  const cost = ({ users, size }: Pick<Group, 'users' | 'size'>) => weigh(users) * (size + fileCost)
  const merged = (a: Group, b: Group): Group => ({
    needs: union(a.needs, b.needs),
    users: union(a.users, b.users),
    size: a.size + b.size,
    heavy: a.heavy || b.heavy,
    ids: [...a.ids, ...b.ids],
  })
  const fits = (a: Group, b: Group) => [...exact].every((user) => a.users.has(user) === b.users.has(user))
  /** Bytes saved by merging two; none if nobody needs both. */
  const saving = (a: Group, b: Group) =>
    [...a.users].some((user) => b.users.has(user)) && fits(a, b) ? cost(a) + cost(b) - cost(merged(a, b)) : 0
  /** Whether somebody would fetch a large library needlessly. */
  function isWaste(a: number, b: number): boolean {
    const users = union(left.get(a)!.users, left.get(b)!.users)
    for (const one of neededBy(needs, a, b)) {
      const { heavy, users: there } = left.get(one)!
      if (heavy && (one === a || one === b || [...users].some((user) => !there.has(user)))) return true
    }
    return false
  }
  const pairs = new Map<string, { a: number; b: number; by: number }>()
  /** Pairs that would create a cycle now; other merges may remove what is in between. */
  const circular = new Set<string>()
  const consider = (a: number, b: number) => {
    const by = saving(left.get(a)!, left.get(b)!)
    if (by > 0) pairs.set(`${a} ${b}`, { a, b, by })
  }
  for (const a of left.keys()) for (const b of left.keys()) if (b < a) consider(a, b)
  for (;;) {
    let best: { a: number; b: number; by: number } | undefined
    for (const [key, pair] of pairs) if (!circular.has(key) && (!best || pair.by > best.by)) best = pair
    if (!best) return [...left.values()]
    const { a, b } = best
    if (reachesAround(needs, a, b) || reachesAround(needs, b, a) || isWaste(a, b)) {
      circular.add(`${a} ${b}`)
      continue
    }
    circular.clear()
    left.set(b, merged(left.get(a)!, left.get(b)!))
    left.delete(a)
    for (const one of needs) if (one.delete(a)) one.add(b)
    needs[b] = new Set([...(needs[a] ?? []), ...(needs[b] ?? [])].filter((next) => next !== a && next !== b))
    needs[a] = new Set()
    for (const [key, pair] of pairs)
      if ([pair.a, pair.b].some((one) => one === a || one === b)) pairs.delete(key)
    for (const other of left.keys()) if (other !== b) consider(Math.max(other, b), Math.min(other, b))
  }
}
