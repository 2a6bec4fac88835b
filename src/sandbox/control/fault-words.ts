import type { Fault } from '../http/faults'

type Language = 'en' | 'fil'

type Says = (which: string, fault: Fault) => string

const kinds: Readonly<Record<Fault['kind'], Readonly<Record<Language, Says>>>> = {
  hold: {
    en: (which) => `${which} is held until it is let go`,
    fil: (which) => `${which}: pinipigil hanggang pakawalan`,
  },
  status: {
    en: (which, fault) => `${which} is answered ${answer(fault)}`,
    fil: (which, fault) => `${which}: sasagutin ng ${answer(fault)}`,
  },
  delay: {
    en: (which, fault) => `${which} is answered ${milliseconds(fault)} ms late`,
    fil: (which, fault) => `${which}: ${milliseconds(fault)} ms na huli ang sagot`,
  },
  hang: {
    en: (which) => `${which} is never answered`,
    fil: (which) => `${which}: hindi sasagutin`,
  },
  'cut-body': {
    en: (which) => `${which} is answered with half a body`,
    fil: (which) => `${which}: kalahati lang ang sagot`,
  },
  html: {
    en: (which) => `${which} is answered with a page of HTML`,
    fil: (which) => `${which}: HTML ang sagot`,
  },
  'wrong-shape': {
    en: (which) => `${which} is answered with something else`,
    fil: (which) => `${which}: iba ang sagot`,
  },
  'commit-then-drop': {
    en: (which) => `${which} is carried out, and its answer lost`,
    fil: (which) => `${which}: gagawin pero mawawala ang sagot`,
  },
}

const answer = (fault: Fault) =>
  fault.kind === 'status' ? `${fault.status}${fault.code === undefined ? '' : ` ${fault.code}`}` : ''

const milliseconds = (fault: Fault) => (fault.kind === 'delay' ? fault.ms : 0)

const howMany: Readonly<Record<Language, (what: string, times: number | undefined) => string>> = {
  en: (what, times) =>
    times === undefined ? `Every ${what}` : times === 1 ? `The next ${what}` : `The next ${times} ${what}`,
  fil: (what, times) =>
    times === undefined
      ? `Bawat ${what}`
      : times === 1
        ? `Ang susunod na ${what}`
        : `Ang susunod na ${times} ${what}`,
}

/** A fault in words, as a tester reads it. */
export function faultWords(fault: Fault, language: Language = 'en'): string {
  const { call, path, times, kind } = fault
  return kinds[kind][language](howMany[language](call ?? path ?? 'call', times), fault)
}
