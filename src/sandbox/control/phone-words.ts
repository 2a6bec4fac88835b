type Body = Readonly<Record<string, unknown>>

/** Descriptions of browser storage, by key prefix; the first match wins. */
const kept: readonly (readonly [key: string, en: string, fil: string])[] = [
  [
    'perya.cooldown.',
    'this browser counts down after too many tries',
    'nagbibilang pababa ang browser na ito dahil sobrang dami ng subok',
  ],
  [
    'perya.sms.',
    'this browser counts down to the next code',
    'nagbibilang ang browser na ito bago ang susunod na code',
  ],
  ['perya.remembered', 'this browser remembers a player', 'may naaalalang player ang browser na ito'],
  ['perya.salt', '', ''],
  [
    'perya.contracts',
    'this tab has asked about contracts',
    'nagtanong na ang tab na ito tungkol sa mga kontrata',
  ],
  [
    'perya.depositDraft',
    'this tab keeps what was typed for a deposit',
    'itinago ng tab na ito ang na-type para sa deposit',
  ],
  [
    'perya.once.',
    'this browser knows of a request without an answer',
    'may request na walang sagot sa browser na ito',
  ],
  ['perya.welcomed', 'this browser has welcomed the player before', 'nabati na ng browser na ito ang player'],
  ['perya.hideAmounts', 'this browser hides amounts', 'nagtatago ng mga halaga ang browser na ito'],
  [
    'perya.searches.',
    'this browser remembers a search for games',
    'may naaalalang paghahanap ng laro ang browser na ito',
  ],
  ['perya.provider', 'this tab came from a provider’s page', 'galing sa page ng provider ang tab na ito'],
  ['perya.deposit', 'a deposit was started in this tab', 'may sinimulang deposit sa tab na ito'],
]

/** The same for a key that is removed, or says no. */
const notKept: readonly (readonly [key: string, en: string, fil: string])[] = [
  [
    'perya.popups',
    'this browser hides no announcement today',
    'walang itinatagong abiso ang browser na ito ngayon',
  ],
  ['perya.welcomed', 'this browser has welcomed nobody yet', 'wala pang binabati ang browser na ito'],
  ['perya.hideAmounts', 'this browser shows amounts', 'ipinapakita ng browser na ito ang mga halaga'],
  [
    'perya.',
    'no countdown for a code runs in this browser',
    'walang tumatakbong countdown para sa code sa browser na ito',
  ],
]

/** What a browser keeps, described for a tester. */
export function phoneWords(body: Body, language: 'en' | 'fil'): string {
  const at = language === 'en' ? 0 : 1
  const records = Object.values(body).flatMap((area) => Object.entries((area ?? {}) as Body))
  const words = records.map(([key, value]) => {
    const isNone = value === null || value === false || (Array.isArray(value) && value.length === 0)
    const found = (isNone ? notKept : kept).find(([begins]) => key.startsWith(begins))
    return found?.[at + 1] ?? key
  })
  const waits =
    body['patient'] === true
      ? [
          language === 'en'
            ? 'the app in this browser waits for each answer as long as you need'
            : 'hihintayin ng app sa browser na ito ang bawat sagot hangga’t kailangan mo',
        ]
      : []
  return [...new Set([...words, ...waits])].filter((one) => one !== '').join('; ')
}
