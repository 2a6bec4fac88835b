/** Business constants for the charts' times and counts; milliseconds unless the name says otherwise. */
export const limits = {
  /** CONST-18..20, ERROR-47, ERROR-48. */
  toast: 3_000,
  longToast: 8_000,
  successToast: 1_000,
  smsSentToast: 1_500,
  refusalToast: 2_000,
  /**
   * CONST-15: "until the answer"; no wait for the browser itself is longer than this, and no loading toast
   * lasts longer.
   */
  longestWait: 20_000,
  /** CONST-16. */
  settingsSignOut: 10_000,
  /** CONST-16: the loading toast of a password change, and of a code for the login. */
  passwordToast: 10_000,
  /** CONST-21: from a changed password to home. */
  passwordSaved: 1_000,
  /** CONST-25: after switching the registration tab, until the number appears. */
  numberCopy: 150,
  /** Longest the registration form waits for the check of an affiliate link. */
  linkCheck: 3_000,
  /** Time limit for a third-party sign-in window. */
  provider: 120_000,
  /** CONST-22, CONST-23. */
  languageDebounce: 200,
  menuLanguageDebounce: 250,
  /** How often an open page checks for a newer version of the site. */
  updateCheck: 3_600_000,
  /**
   * A newer version takes over at once, unless the older worker is busy: the reload waits no longer than
   * this.
   */
  takeOver: 3_000,
  /** How often the site status is checked while the site is closed. */
  maintenancePoll: 15_000,
  /** First delay before checking again after a service error; it doubles up to the longest. */
  backoff: 2_000,
  longestBackoff: 32_000,
  /** A game that has not answered within this time is called slow. */
  gameReady: 15_000,
  /** Minimum time between two loads of balance and net position during a game. */
  moneyRest: 1_000,
  /** Delay before trying again after the net position could not be loaded. */
  positionRetry: 10_000,
  /** CONST-12: pages of a list are loaded at most once in this time. */
  pageThrottle: 1_000,
  /** After this long, a list that is still empty says in words that it is loading. */
  slowAnswer: 1_000,
  /** CONST-17: the loading toast of a list. */
  listToast: 2_000,
  /** Delay between typing a username and checking whether it is free, and the longest that check may take. */
  nameDebounce: 500,
  nameWait: 10_000,
  /** Delay between typing in a search field and searching. */
  searchDebounce: 300,
  /** The same for searches run on the phone itself. */
  searchPause: 120,
  /** Delay before asking again for a draw whose successor is still unknown. */
  drawRetry: 5_000,
  /** Delay before looking up an unknown outcome again. */
  lookAgain: 5_000,
  /** Delay between two automatic panels: the first must have disappeared. */
  panelGap: 420,
  /** How often a record on screen is reloaded: another phone may be playing, and a match may end. */
  recordRefresh: 20_000,
  /** How often a jackpot on screen is reloaded. */
  jackpotRefresh: 30_000,
  /** How long a button says that something was copied. */
  copied: 2_000,
  /** How long to wait for the phone's share sheet. */
  shareSheet: 120_000,
} as const
