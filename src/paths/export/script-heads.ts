import type { Language } from './words'

/** The text of a manual script around its steps. */
interface Heads {
  readonly how: string
  readonly means: string
  /** When the paths are the chart's own. */
  readonly endThere: string
  /** When the paths are those a screen can do. */
  readonly driver: (chart: string) => string
  readonly byItself: string
  readonly columns: string
  readonly requirements: string
  /** Heading for what no screen can do. */
  readonly leftOut: string
  readonly start: string
}

export const heads: Readonly<Record<Language, Heads>> = {
  en: {
    how: 'Do one step after the other. After each one compare what you see with the last column; stop at the first difference and note the path and the step.',
    means:
      'Where a request of the app is answered, just wait for it. Before a request that is refused, fails or stays without an answer ("Wait"), arrange that on the sandbox page (`/__sandbox/`, Faults); Data says what the platform answers.',
    endThere:
      'What cannot be arranged there, an error inside the app, only the tests without a browser bring about: end the path there.',
    driver: (chart) =>
      `How the tests in a browser bring each of these steps about stands in \`tests/browser/paths/drivers/${chart}.driver.ts\`.`,
    byItself: '"Without a tap" is what comes by itself: a timer, another tab, the network.',
    columns: '| # | Do | Data | What you should see | Result |',
    requirements: 'Requirements',
    leftOut: 'Left out, as no screen can do it',
    start: 'Start',
  },
  fil: {
    how: 'Gawin isa-isa ang mga hakbang. Pagkatapos ng bawat isa, ikumpara ang nakikita mo sa huling hanay; tumigil sa unang pagkakaiba at isulat kung aling path at hakbang.',
    means:
      'Kapag may sagot ang request ng app, hintayin lang ito. Bago ang request na tatanggihan, papalya o hindi sasagutin ("Maghintay"), ihanda muna iyon sa sandbox page (`/__sandbox/`, Faults); nasa Data ang isasagot ng platform.',
    endThere:
      'Ang hindi maihahanda roon, gaya ng error sa loob ng app, ay para lang sa mga test na walang browser: doon na tapusin ang path.',
    driver: (chart) =>
      `Kung paano ginagawa ng mga test sa browser ang bawat hakbang, nasa \`tests/browser/paths/drivers/${chart}.driver.ts\`.`,
    byItself: 'Ang "Walang pipindutin" ay kusang nangyayari: timer, ibang tab, o network.',
    columns: '| # | Gawin | Data | Dapat mong makita | Resulta |',
    requirements: 'Mga requirement',
    leftOut: 'Wala rito, dahil hindi ito magagawa sa screen',
    start: 'Simula',
  },
}
