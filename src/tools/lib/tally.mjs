import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A run with a bad exit code has failed at least once, whatever its report says (or if there is none). */
const honest = ({ passed, failed }, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed })

/** Counts of a vitest JSON report. Files that could not be loaded and tests that did not run count as failed. */
export function vitestTally(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const passed = report.numPassedTests
  return honest({ passed, failed: report.numTotalTests - passed + broken }, code)
}

/** Counts of a Playwright JSON report. Tests that passed only on retry, or did not run, count as failed. */
export function playwrightTally(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
  return { ...honest(counts, code), names: report.suites.flatMap(failedIn) }
}

/** The distinguishing part of an error message, without colours and source lines. */
const gist = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim().slice(0, 240))
    .filter((line) => line !== '' && !/^(at |\d* ?\||>)/.test(line))
    .slice(0, 8)

/** The innermost failed step of the test. */
const failedStep = ({ steps = [] }) => {
  const step = steps.findLast(({ error }) => error)
  return step ? [step.title, ...failedStep(step)] : []
}

/** Where and why a test failed. */
const whyNot = ({ tests = [] }) =>
  tests
    .flatMap(({ results }) => results)
    .filter(({ status }) => status !== 'passed')
    .flatMap((result) => [
      ...failedStep(result).map((title) => `in: ${title}`),
      ...(result.errors ?? []).flatMap(({ message }) => gist(message)),
    ])

/** `file › title` of every test in a Playwright suite that did not simply pass, and why, by lines. */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => [`${spec.file} › ${spec.title}`, ...whyNot(spec)].join('\n       ')),
  ...suites.flatMap(failedIn),
]

/** A step's output without the progress line of each test, so that failures stand out. */
export const whatFailed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\[\d+\/\d+\]|^[·.x-]{20,}$/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
