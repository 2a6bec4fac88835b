import { expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { browserCharts, screenPaths } from '../../../src/paths/cli/chromium'
import { manualScript } from '../../../src/paths/export/script'
import '../../../src/paths/perya/project'

/** What a tester can reach and tell apart with nothing but the script. */

const onScreens = screenPaths(browserCharts()) ?? []

function scriptOf(chart: string, language: 'en' | 'fil' = 'en'): string {
  const cases = catalogue.find(({ id }) => id === chart)
  const onScreen = onScreens.find((one) => one.chart === chart)
  if (!cases || !onScreen) throw new Error(`no chart ${chart}`)
  return manualScript({ cases, onScreen, paths: onScreen.paths.map(({ path }) => path) }, language)
}

it('the dialog that a script is about is not to be closed with what else comes up', () => {
  const script = scriptOf('contract-prompt')
  expect(script).toContain('and close what comes up, unless a line below is about it.')
  expect(scriptOf('contract-prompt', 'fil')).toContain('maliban kung tungkol dito ang isang linya sa ibaba.')
})

it('a refusal is read before the next answer takes it away', () => {
  const rows = scriptOf('contract-page').split('\n')
  const refused = rows.flatMap((row, at) =>
    row.includes('The player reads: "This is not there any more."') ? [at] : [],
  )
  expect(refused.length).toBeGreaterThan(1)
  for (const at of refused) {
    const next = rows.slice(at + 1).find((row) => /^\| \d/.test(row))
    expect(next).toMatch(/Change the language|Let go: salaryRequest/)
  }
})

it('the language is changed behind a dialog as no finger can, and by a tap elsewhere', () => {
  const changes = scriptOf('contract-page')
    .split('\n')
    .filter((row) => row.includes('Change the language'))
  const covered = changes.filter((row) => row.includes('document.querySelector'))
  expect(covered).toHaveLength(1)
  expect(covered[0]).toContain('The dialog stays')
})

it('a closed site is told by its own words, as two of the three pages are easily mistaken for each other', () => {
  for (const chart of ['site-status', 'app'] as const) {
    const script = scriptOf(chart)
    for (const title of [
      'The lights are off for a while',
      'Access denied',
      'System upgrading, please try again later.',
    ]) {
      expect(script).toContain(`the screen says: "${title}"`)
    }
    expect(scriptOf(chart, 'fil')).toContain('nakasulat sa screen: "Patay muna ang mga ilaw"')
    expect(script).not.toMatch(/^## .*""/m)
  }
})

it('the address that a game is opened by leads back to where the script says', () => {
  const rows = scriptOf('game-room').split('\n')
  const opens = rows.flatMap((row) => /^\| 0 \| .*Open (\/m\/launchGame\?\S+)\./.exec(row)?.[1] ?? [])
  const backs = new Set(
    opens.map((address) => new URL(address, 'http://localhost').searchParams.get('pageBack')),
  )
  expect([...backs]).toEqual(['/m/home'])
  const left = rows.filter((row) => row.includes('The screen from which the game was opened comes back.'))
  expect(left.length).toBeGreaterThan(0)
  for (const row of left) expect(row).toContain('Goes to /m/home.')
})

/** Rows of steps that have to do with this, without their links. */
const stepsOf = (chart: string, what: string) =>
  scriptOf(chart)
    .split('\n')
    .filter((row) => row.includes(what))
    .map((row) => row.replace(/\(http[^)]*\)/g, '()'))

it.each(onScreens.map(({ chart }) => chart))('%s: what Data says stands there', (chart) => {
  const rows = scriptOf(chart).split('\n')
  const asked = rows.filter((row) => /^\| \d+ \| [^|]*\bData\b/.test(row))
  expect(asked.filter((row) => /^\| \d+ \| [^|]* \| {2}\|/.test(row))).toEqual([])
})

it('who signs in is said, in this tab and in another', () => {
  const script = scriptOf('session')
  expect(script).toContain('open /m/login and log in as mika_07 (password')
  expect(script).toContain('open /m/login and tap "Try free" |')
  expect(script).not.toMatch(/guest_\d|type 4/)
})

it('a page of payment does not take the place of the app that the next steps are about', () => {
  const [begins] = stepsOf(
    'deposit-order',
    'the next /demo/pay is answered 204, so that the app stays on screen',
  )
  expect(begins).toMatch(/^\| \| Before the start:/)
  expect(stepsOf('deposit-order', '"Go to the payment page"')[0]).toContain('| The app stays on screen: ')
})

it('time of play passes once the game is open', () => {
  const rows = stepsOf('reality-check', "the platform's clock goes 31 minutes ahead")
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter((row) => !/^\| \| Before step [1-9]/.test(row))).toEqual([])
})

it('a draw comes when the tester brings it about, and is not waited for while steps are taken', () => {
  const [begins] = stepsOf('lottery-order', '| 0 | Open /m/startLottery')
  expect(begins).toContain('Hold the next `lotteryDraws` ([open](), tap *Arm: …*), and look at the app until')
  const drawn = stepsOf('lottery-order', "have the platform's clock stand shortly before a draw")
  expect(drawn.length).toBeGreaterThan(3)
  expect(drawn[0]).toMatch(/then \*Let go: lotteryDraws\*, and hold the next one/)
  const over = stepsOf(
    'lottery-draws',
    'Wait until the countdown of the draw is over, two minutes at the most',
  )
  expect(over.length).toBeGreaterThan(2)
  expect(scriptOf('lottery-draws')).not.toContain('The player reads: "System upgrading')
})

it('a passkey is made first, and each question of the phone is answered as the path needs it', () => {
  for (const chart of ['second-step', 'passkey-sign-in']) {
    const rows = scriptOf(chart).split('\n')
    expect(
      rows.some((row) => row.startsWith('| | Before the start: this phone needs a passkey of mika_07')),
    ).toBe(true)
    const [closes, confirms] = ['Close what the phone, or the browser, asks', 'Confirm with this phone'].map(
      (does) => rows.findIndex((row) => row.includes(`| ${does}`)),
    )
    expect(closes).toBeGreaterThan(0)
    expect(confirms).toBeGreaterThan(0)
  }
  expect(scriptOf('second-step')).toContain('the recovery code ABCDE-23456')
  expect(scriptOf('passkey-sign-in')).toContain('the next passkeyLogin is answered 400 passkey.wrong')
})

it('what is chosen is told by its name, in the language of the script, and fields of the same name apart', () => {
  const script = scriptOf('security-questions')
  expect(script).toContain('"First question" shows "What was the name of your first school?", without')
  expect(script).toContain('Type "Bantay" into "Your answer" below "Second question"')
  expect(scriptOf('security-questions', 'fil')).toContain('| `Ano ang pangalan ng una mong paaralan?` |')
  expect(scriptOf('security-questions', 'fil')).toContain('sa "Sagot mo" sa ilalim ng "Ikalawang tanong"')
})

it('a code that a form takes is the one that was sent', () => {
  const [sent] = stepsOf('contact-proof', 'the SMS code of 9178880042 is 123456')
  expect(sent).toMatch(/^\| \| Before step \d+: tita_baby: no second step; the SMS code/)
})
