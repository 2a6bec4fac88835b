import { isNode, lineOf, words, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'
import { eachNode, nameOf, type Complaint } from './syntax'

interface Owner {
  readonly what: string
  /** Why one file (or folder, with a trailing slash) owns it. */
  readonly why: string
  readonly files: readonly string[]
  readonly uses: (node: SyntaxNode, parent?: SyntaxNode) => boolean
}

const called = (node: SyntaxNode) => (node.type === 'CallExpression' ? nameOf(node.callee) : undefined)
const made = (node: SyntaxNode) => (node.type === 'NewExpression' ? nameOf(node.callee) : undefined)
const set = (node: SyntaxNode) => (node.type === 'AssignmentExpression' ? nameOf(node.left) : undefined)
const empty = (node: SyntaxNode) => (node.arguments as unknown[]).length === 0
const matches = (name: string | undefined, pattern: RegExp) => name !== undefined && pattern.test(name)

/** A bare name or one after `window.`: the browser's global. */
function isGlobal(node: SyntaxNode, parent?: SyntaxNode): boolean {
  if (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) {
    return isNode(parent.object) && matches(parent.object.name as string, /^(window|globalThis|self)$/)
  }
  return !(parent?.type === 'Property' && parent.key === node) && !parent?.type.startsWith('TS')
}

/** Names of amounts, alone or at the end of a path. */
const amount =
  /(^|\.)(amount|sumBalance|balance|stake|payout|fee|bonus|net|held|winAmount|turnover|available)$/
const cutting = /^(slice|replace|replaceAll|split|startsWith|endsWith|substring|padEnd|toFixed|match)$/

/** `amount.slice(…)`, `formatMoney(sum).replace(…)`: money treated as text. */
function cutsMoney(node: SyntaxNode): boolean {
  const { callee } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return false
  if (!matches(callee.property.name as string, cutting) || !isNode(callee.object)) return false
  return (
    matches(nameOf(callee.object), amount) ||
    matches(called(callee.object), /^(formatMoney\w*|formatWhole|formatSigned|moneyText|typedText)$/)
  )
}

const isText = (node: unknown) =>
  isNode(node) && (typeof node.value === 'string' || node.type === 'TemplateLiteral')

/** Browser APIs, each with the one place that may use it. */
export const owners: readonly Owner[] = [
  {
    what: 'StrictMode',
    why: 'In development it stops every chart of a screen once, and what the chart asks for at first fails.',
    files: [],
    uses: ({ type, imported }) =>
      type === 'ImportSpecifier' && isNode(imported) && nameOf(imported) === 'StrictMode',
  },
  {
    what: 'amounts as text',
    why: 'An amount is made once, where an answer comes in, and becomes text once, where it shows or is sent.',
    files: [
      'machines/shared/decimal.ts',
      'machines/shared/amount.ts',
      'src/platform/money.ts',
      'src/i18n/money.ts',
      'src/i18n/amounts.ts',
      'src/ui/money/grouped.ts',
    ],
    uses: (node) =>
      matches(called(node), /^(Number\.)?parseFloat$/) ||
      (node.type === 'CallExpression' && cutsMoney(node)) ||
      (matches(called(node), /^(Number|formatMoney\w*|formatSigned|formatWhole)$/) &&
        (node.arguments as unknown[]).some(
          (one) =>
            (called(node) !== 'Number' && isText(one)) ||
            (matches(nameOf(one), /(^|\.)(amount|sumBalance|stake|payout|fee)$/) &&
              called(node) === 'Number'),
        )) ||
      (node.type === 'Identifier' &&
        matches(node.name as string, /^(minorOf|amountOf|compareDecimals|pesosOf|brief)$/)) ||
      (node.regex as { pattern: string } | undefined)?.pattern === '[1-9]',
  },
  {
    what: 'minor units',
    why: 'Amounts are counted, compared and cut in one place, which throws where currencies mix.',
    files: [
      'machines/shared/',
      'src/platform/money.ts',
      'src/i18n/',
      // The counter for show: nobody's money, drawn at random and kept on the phone. Home fetches no more for it.
      'machines/jackpot/',
      'src/flows/home/jackpot.ts',
      'src/platform/late-records.ts',
      // Two figures of one answer side by side: the file that counts would be one more for these screens.
      'src/flows/home/winners.ts',
      'src/flows/member/rewards.ts',
      // What each of several can get at the most: the only division.
      'machines/downline-transfer/spendable.ts',
      // Whether the balance has moved.
      'src/flows/records/record-flow.ts',
      'machines/wallet/wallet.cases.ts',
      'machines/app-download/app-download.machine.ts',
    ],
    // Whether two figures are the same is no counting.
    uses: (node, parent) =>
      (node.type === 'MemberExpression' &&
        isNode(node.property) &&
        node.property.name === 'minor' &&
        !matches(parent?.operator as string | undefined, /^[!=]==$/)) ||
      (node.type === 'Property' && isNode(node.key) && node.key.name === 'minor'),
  },
  {
    what: 'the network',
    why: 'Every answer passes one time limit, one error table and one schema check.',
    // Plus code that works before the app's: the early script, the module that passes on its answers, the
    // slow-start script, the file loader, which checks whether the site responds, and the service worker.
    files: [
      'src/platform/client.ts',
      // Its responses are not read.
      'src/platform/beacon.ts',
      // A file of the site, not of the platform.
      'src/platform/own-words.ts',
      'src/platform/early.ts',
      'src/platform/files.ts',
      'src/app/early.ts',
      'src/app/slow-start.ts',
      'src/platform/worker/worker.ts',
    ],
    uses: (node) =>
      matches(called(node), /^(fetch|navigator\.sendBeacon)$/) ||
      matches(made(node), /^(XMLHttpRequest|EventSource|WebSocket)$/) ||
      (node.type === 'ImportDeclaration' && node.importKind !== 'type' && words(node.source) === 'ofetch'),
  },
  {
    what: 'storage',
    why: 'One list says what stays on the device, so that no secret does.',
    // The early scripts read two records before the owner's code has loaded; the phone's key is not text.
    files: ['src/platform/storage.ts', 'src/app/early.ts', 'src/app/early-routes.ts', 'src/platform/seal.ts'],
    uses: (node, parent) =>
      (node.type === 'MemberExpression' && nameOf(node) === 'document.cookie') ||
      (node.type === 'Identifier' &&
        matches(node.name as string, /^(localStorage|sessionStorage|indexedDB)$/) &&
        isGlobal(node, parent)),
  },
  {
    what: 'other tabs',
    why: 'One channel, and every message is checked before a chart hears of it.',
    files: ['src/platform/tabs.ts'],
    uses: (node) => matches(made(node), /^BroadcastChannel$/),
  },
  {
    what: 'the clock',
    why: 'Tests, the path explorer and the sandbox turn it by hand.',
    files: ['src/platform/clock.ts', 'src/app/slow-start.ts', 'src/app/early-routes.ts'],
    uses: (node) =>
      matches(called(node), /^(Date|Date\.now|performance\.now)$/) ||
      (matches(made(node), /^Date$/) && empty(node)) ||
      (matches(called(node), /^dayjs$/) && empty(node)),
  },
  {
    what: 'randomness',
    why: 'A run with a seed is a run that can be repeated.',
    files: ['src/platform/random.ts'],
    uses: (node) =>
      matches(called(node), /^(Math\.random|(.*\.)?WordArray\.random|crypto\.(getRandomValues|randomUUID))$/),
  },
  {
    what: 'raw HTML',
    why: "The server's HTML is cleaned in one component before it is shown.",
    files: ['src/pages/shared/RichText.tsx'],
    uses: (node) =>
      (node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'dangerouslySetInnerHTML') ||
      (node.type === 'Property' && isNode(node.key) && node.key.name === 'dangerouslySetInnerHTML') ||
      matches(set(node), /\.(innerHTML|outerHTML)$/) ||
      matches(called(node), /(\.insertAdjacentHTML|^document\.write(ln)?)$/),
  },
  {
    what: "the browser's address",
    why: 'An address from the server passes one allow-list before a player is sent there; what it says is read in one way.',
    // The early scripts read it before the owner's code has loaded; overlays have their own entries.
    files: [
      'src/platform/page.ts',
      'src/app/early.ts',
      'src/app/early-routes.ts',
      'src/app/slow-start.ts',
      'src/ui/overlays.ts',
    ],
    uses: (node, parent) =>
      (node.type === 'Identifier' &&
        node.name === 'location' &&
        (isGlobal(node, parent) || plain(parent) === 'document.location')) ||
      matches(called(node), /^history\.(pushState|replaceState|go|back|forward)$/) ||
      (node.type === 'CallExpression' && /^(window|globalThis)\.open$/.test(plain(node.callee))),
  },
  {
    what: 'whether the page is seen',
    why: 'A phone that slept, a tab that came back: one place hears of it, and nobody forgets to stop listening.',
    files: ['src/flows/adapters/visibility.ts'],
    uses: (node) =>
      matches(nameOf(node), /^document\.(visibilityState|hidden)$/) || words(node) === 'visibilitychange',
  },
  {
    what: 'a timer',
    why: 'What waits is a state with a named delay, or a flow: a screen draws what is, and has no time of its own.',
    files: [
      'src/flows/',
      'src/platform/',
      'src/i18n/',
      // Page startup, before any chart runs.
      'src/app/early.ts',
      'src/app/early-routes.ts',
      'src/app/main.ts',
      'src/app/slow-start.ts',
      'src/app/start.tsx',
      // Pixel-level behaviour outside the charts: scroll restoration, after paint, idle time, slides.
      'src/app/scroll.ts',
      'src/ui/afterPaint.ts',
      'src/ui/useRest.ts',
      'src/ui/home/useCarousel.ts',
    ],
    uses: (node) => matches(called(node), /^(setTimeout|setInterval|requestIdleCallback)$/),
  },
  {
    what: 'chart implementations (.provide)',
    why: 'A chart meets the platform in src/flows and nowhere else.',
    files: ['src/flows/'],
    uses: (node) => matches(called(node), /\.provide$/),
  },
]

/** `window.open` keeps its `window`: a bare `open` is too common a name. */
function plain(callee: unknown): string {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object)) return ''
  return `${callee.object.name as string}.${isNode(callee.property) ? (callee.property.name as string) : ''}`
}

/** In the sandbox, time and randomness are owned as well: wire tests control its clock. */
export const sandboxOwners: readonly Owner[] = owners
  .filter(({ what }) => what === 'the clock' || what === 'randomness')
  .map((owner) => ({
    ...owner,
    files: [`src/sandbox/${owner.what === 'the clock' ? 'clock' : 'random'}.ts`],
  }))

/** Uses of an API outside its owner. */
export function strayUses(files: readonly SourceFile[], table: readonly Owner[]): Complaint[] {
  return files.flatMap((file) => {
    const others = table.filter(
      (owner) =>
        !owner.files.some((own) => (own.endsWith('/') ? file.path.startsWith(own) : file.path === own)),
    )
    const found: Complaint[] = []
    eachNode(file, (node, parent) => {
      for (const { what, uses } of others) {
        if (uses(node, parent)) found.push(`${file.path}:${lineOf(file.text, node.start)} touches ${what}`)
      }
    })
    return found
  })
}
