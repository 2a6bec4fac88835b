import * as paths from '../../../machines/shared/paths'
import { foldedOf } from '../../../machines/register/form'
import type { Notice } from '../../../machines/shared/effects'
import type { Failure } from '../../../machines/shared/failure'
import { wordsForFailure } from '../../i18n/messages'
import { wordsForNotice } from '../../i18n/notices'
import { inFilipino } from '../export/filipino'
import { flowTexts } from '../export/filipino/flows'
import { reasonInFilipino } from '../export/filipino/left-out'
import { filipinoStarts } from '../export/filipino/starts'
import { describeProject, type Project, type Said } from '../export/project'
import { filipinoEvents } from '../export/words-fil'
import { arming } from './arming'
import { byHand, starts } from './by-hand'
import { fields, fieldsBelow, labels, ownFailures, ownWords, problems, typed } from './labels'
import { manual } from './manual'
import { names } from './names'
import { onScreen } from './on-screen'
import { prepared } from './prepared'
import { tables } from './words'

/** The registration folds away what may be left out. */
const foldedUnder: Project['foldedUnder'] = (chart, { event, expected }) => {
  if (chart !== 'register' || typeof expected.context !== 'object' || !expected.context) return undefined
  const field =
    { CHOOSE_DIALING_CODE: 'mobileNum', GET_CODE: 'verificationCode' }[event.type] ?? event['field']
  const facts = expected.context as unknown as Parameters<typeof foldedOf>[0]
  return foldedOf(facts).some((one) => one === field) ? 'register:more' : undefined
}

/** What this project tells the path tool about itself. */
describeProject({
  command: 'npm run -s paths --',
  casesIn: (chart) => `machines/${chart}/${chart}.cases.ts`,
  tables,
  languageEvent: 'LANGUAGE_CHANGED',
  // A closed site says that it is closed, and not what failed.
  unsaid: [
    'site-status',
    'wallet',
    'send-once',
    'claim.notDone',
    'lottery-draws.behind',
    'lottery-draws.renewing',
    'lottery-order.looking',
    'member-profile.looking',
    'reality-check.missing',
    'security-centre.showing',
  ],
  ownFailures,
  labels,
  byHand,
  onScreen,
  // A session asks once.
  signInFirst: ['contract-prompt'],
  signInAt: paths.login,
  greeting: { at: paths.home, charts: ['popups', 'welcome'] },
  fields,
  fieldsBelow,
  problems,
  ownWords,
  typed,
  names,
  foldedUnder,
  prepared,
  starts,
  events: filipinoEvents,
  startNames: filipinoStarts,
  summaries: Object.fromEntries(Object.entries(flowTexts).map(([chart, [, summary]]) => [chart, summary])),
  sentence: inFilipino,
  reason: reasonInFilipino,
  notice: (params) => wordsForNotice(params as unknown as Notice),
  failure: (failure) => {
    const { key, values } = wordsForFailure({ reference: '…', ...failure } as unknown as Failure)
    return { key: `shell:${key}`, values: values as NonNullable<Said['values']> }
  },
  arming,
  manual,
})
