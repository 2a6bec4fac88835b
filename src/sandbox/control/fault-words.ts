import * as v from 'valibot'
import { faultSchema, type Fault } from '../http/faults'
import type { Language } from './arranged-phone'

type Says = (which: string, fault: Fault) => string

const isMany = ({ times = 1 }: Fault) => times > 1
const are = (fault: Fault) => (isMany(fault) ? 'are' : 'is')

const kinds: Readonly<Record<Fault['kind'], Readonly<Record<Language, Says>>>> = {
  hold: {
    en: (which, fault) => `${which} ${are(fault)} held until ${isMany(fault) ? 'they are' : 'it is'} let go`,
    fil: (which) => `${which}: pinipigil hanggang pakawalan`,
  },
  status: {
    en: (which, fault) => `${which} ${are(fault)} answered ${answer(fault)}`,
    fil: (which, fault) => `${which}: sasagutin ng ${answer(fault)}`,
  },
  delay: {
    en: (which, fault) => `${which} ${are(fault)} answered ${milliseconds(fault)} ms late`,
    fil: (which, fault) => `${which}: ${milliseconds(fault)} ms na huli ang sagot`,
  },
  hang: {
    en: (which, fault) => `${which} ${are(fault)} never answered`,
    fil: (which) => `${which}: hindi sasagutin`,
  },
  'cut-body': {
    en: (which, fault) => `${which} ${are(fault)} answered with half a body`,
    fil: (which) => `${which}: kalahati lang ang sagot`,
  },
  html: {
    en: (which, fault) => `${which} ${are(fault)} answered with a page of HTML`,
    fil: (which) => `${which}: HTML ang sagot`,
  },
  'wrong-shape': {
    en: (which, fault) => `${which} ${are(fault)} answered with something else`,
    fil: (which) => `${which}: iba ang sagot`,
  },
  'commit-then-drop': {
    en: (which, fault) =>
      `${which} ${are(fault)} carried out, but the app never gets the ${isMany(fault) ? 'answers' : 'answer'}`,
    fil: (which) => `${which}: gagawin pero hindi makakarating sa app ang sagot`,
  },
}

const answer = (fault: Fault) =>
  fault.kind === 'status' ? `${fault.status}${fault.code === undefined ? '' : ` ${fault.code}`}` : ''

const milliseconds = (fault: Fault) => (fault.kind === 'delay' ? fault.ms : 0)

/** More than one is counted as requests: a call's own name has no plural. */
const howMany: Readonly<Record<Language, (of: string | undefined, times: number | undefined) => string>> = {
  en: (of, times) => {
    if (times === undefined) return `Every ${of ?? 'call'}`
    if (times === 1) return `The next ${of ?? 'call'}`
    return `The next ${times} ${of === undefined ? 'calls' : `requests of ${of}`}`
  },
  fil: (of, times) => {
    if (times === undefined) return `Bawat ${of ?? 'call'}`
    if (times === 1) return `Ang susunod na ${of ?? 'call'}`
    return `Ang susunod na ${times} ${of === undefined ? 'call' : `request ng ${of}`}`
  },
}

/** A fault described for a tester. */
export function faultWords(fault: Fault, language: Language = 'en'): string {
  const { call, path, times, kind } = fault
  return kinds[kind][language](howMany[language](call ?? path, times), fault)
}

/** The same among what is arranged: a page that is answered without a body leaves the one on screen that asked. */
export function armedWords(body: unknown, language: Language): string {
  const parsed = v.safeParse(faultSchema, body)
  if (!parsed.success) return ''
  const said = faultWords(parsed.output, language)
  const text = `${said.charAt(0).toLowerCase()}${said.slice(1)}`
  if (parsed.output.kind !== 'status' || parsed.output.status !== 204) return text
  return `${text}${language === 'en' ? ', so that the app stays on screen' : ', kaya mananatili sa screen ang app'}`
}
