/** A fault as made by hand: one edit in one source. */
export interface SourceFault {
  readonly chart: string
  readonly kind: 'drop' | 'flip' | 'retarget' | 'throw' | 'delay' | 'swap'
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
  /** What `diff` must name. */
  readonly named: string
}

/** Fourteen faults of six kinds, two on each of seven charts. */
export const fourteen: readonly SourceFault[] = [
  {
    chart: 'login',
    kind: 'flip',
    file: 'login/login.setup.ts',
    from: 'hasTabs: ({ context }) => context.tabs',
    to: 'hasTabs: ({ context }) => !context.tabs',
    named: 'code of guard hasTabs',
  },
  {
    chart: 'login',
    kind: 'drop',
    file: 'login/login.machine.ts',
    from: "entry: 'wantCaptcha',",
    to: '',
    named: 'state login.form.captcha.loading: entry',
  },
  {
    chart: 'sms-code',
    kind: 'retarget',
    file: 'sms-code/sms-code.machine.ts',
    from: "target: 'ready',\n            description: 'The platform requires a captcha first.'",
    to: "target: 'counting',\n            description: 'The platform requires a captcha first.'",
    named: 'transition sms-code.sending | done send | 2 [captchaWanted]: targets',
  },
  {
    chart: 'sms-code',
    kind: 'flip',
    file: 'sms-code/sms-code.machine.ts',
    from: 'wait !== null && !wait.imposed',
    to: 'wait !== null && wait.imposed',
    named: 'code of guard stillCounting',
  },
  {
    chart: 'contract-page',
    kind: 'delay',
    file: 'shared/limits.ts',
    from: 'languageDebounce: 200,',
    to: 'languageDebounce: 2_000,',
    named: 'code of delay debounce',
  },
  {
    chart: 'contract-page',
    kind: 'swap',
    file: 'contract-page/contract-page.machine.ts',
    from: "always: [{ guard: 'meansYes', target: 'accepted' }, { target: 'declined' }]",
    to: "always: [{ guard: 'meansYes', target: 'declined' }, { target: 'accepted' }]",
    named: 'transition contract-page.settling | always | 0 [meansYes]: targets',
  },
  {
    chart: 'popups',
    kind: 'drop',
    file: 'popups/popups.machine.ts',
    from: "{ type: 'markRead', params: ({ context }) => ({ id: context.queue[0] ?? '' }) },\n",
    to: '',
    named: 'transition popups.showing | CLOSE | 1: actions',
  },
  {
    chart: 'popups',
    kind: 'delay',
    file: 'popups/popups.machine.ts',
    from: 'panelGap: limits.panelGap }',
    to: 'panelGap: limits.panelGap * 3 }',
    named: 'code of delay panelGap',
  },
  {
    chart: 'withdraw',
    kind: 'throw',
    file: 'withdraw/options.ts',
    from: 'options !== null && isPositive(options.terms.turnover.left)',
    to: 'options!.cards.at(9)!.id.length > 0',
    named: 'code of guard betFirst',
  },
  {
    chart: 'withdraw',
    kind: 'swap',
    file: 'send-once/with-pin.ts',
    from: 'pin: digits(value, pinLength),\n  pinMissing: false,',
    to: 'pin: digits(value, pinLength),\n  pinMissing: true,',
    named: 'code of action typePin',
  },
  {
    chart: 'session',
    kind: 'drop',
    file: 'session/session.machine.ts',
    from: "'forgetPlayer',\n            { type: 'tellTabs', params: { signedIn: false } },\n            { type: 'notify'",
    to: "{ type: 'tellTabs', params: { signedIn: false } },\n            { type: 'notify'",
    named: 'transition session.signedIn | REFUSED | 0 [sameToken]: actions',
  },
  {
    chart: 'session',
    kind: 'flip',
    file: 'session/session.machine.ts',
    from: 'context.session?.token === token',
    to: 'context.session?.token !== token',
    named: 'code of guard sameToken',
  },
  {
    chart: 'deposit',
    kind: 'throw',
    file: 'deposit/deposit.setup.ts',
    from: 'isFine: ({ context }) => problemIn(context) === null',
    to: 'isFine: ({ context }) => problemIn(context.offer!.methods.at(9)!.id as never) === null',
    named: 'code of guard isFine',
  },
  {
    chart: 'deposit',
    kind: 'retarget',
    file: 'deposit/deposit.machine.ts',
    from: "target: 'form',\n            description: 'No money moved: the form stays as it is and shows why.'",
    to: "target: 'closed',\n            description: 'No money moved: the form stays as it is and shows why.'",
    named: 'transition deposit.settling | done sendOnce | 2 [formStands]: targets',
  },
]
