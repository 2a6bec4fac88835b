import type { Language } from './words'

/** The text of a manual script around its steps. */
interface Heads {
  readonly how: string
  /** The next four unless the project has its own. */
  readonly means: string
  readonly arrange: string
  readonly endThere: string
  readonly driver: (chart: string) => string
  readonly byItself: string
  readonly columns: string
  readonly requirements: string
  /** Heading for what no screen can do. */
  readonly leftOut: string
}

export const heads: Readonly<Record<Language, Heads>> = {
  en: {
    means: 'Where nothing is said, a request is simply answered: wait for it.',
    arrange:
      'Where a request of the app is answered, just wait for it. Before a request that is refused, fails or stays without an answer ("Wait"), have it answered so; Data says how.',
    endThere: 'Where that cannot be had, end the path there.',
    driver: () => '',
    how: 'Do one step after the other. After each one compare what you see with the last column; stop at the first difference and note the path and the step.',
    byItself:
      '"Without a tap" is what comes by itself: a timer, another tab, the network. "…" in a label stands for what differs from time to time, or for nothing.',
    columns: '| # | Do | Data | What you should see | Result |',
    requirements: 'Requirements',
    leftOut: 'Left out, as no screen can do it',
  },
  fil: {
    means: 'Kung walang nakasulat, sasagutin lang ang request: hintayin ito.',
    arrange:
      'Kapag may sagot ang request ng app, hintayin lang ito. Bago ang request na tatanggihan, papalya o hindi sasagutin ("Maghintay"), ihanda muna iyon; nasa Data ang isasagot.',
    endThere: 'Kung hindi iyon maihahanda, doon na tapusin ang path.',
    driver: () => '',
    how: 'Gawin isa-isa ang mga hakbang. Pagkatapos ng bawat isa, ikumpara ang nakikita mo sa huling hanay; tumigil sa unang pagkakaiba at isulat kung aling path at hakbang.',
    byItself:
      'Ang "Walang pipindutin" ay kusang nangyayari: timer, ibang tab, o network. Ang "…" sa isang label ay para sa nagbabago, o wala.',
    columns: '| # | Gawin | Data | Dapat mong makita | Resulta |',
    requirements: 'Mga requirement',
    leftOut: 'Wala rito, dahil hindi ito magagawa sa screen',
  },
}
