/** Business constants for the charts' times and counts; milliseconds unless the name says otherwise. */
export const limits = {
  /** CONST-18..20, ERROR-47, ERROR-48. */
  toast: 3_000,
  longToast: 8_000,
  successToast: 1_000,
  smsSentToast: 1_500,
  refusalToast: 2_000,
  /**
   * CONST-15: "until the answer"; nothing the browser itself does is waited for longer than this, and no loading toast
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
  /** A third-party sign-in window is given up after this long. */
  provider: 120_000,
  /** CONST-22, CONST-23. */
  languageDebounce: 200,
  menuLanguageDebounce: 250,
  /** A page that stays open looks this often for a newer version of the site. */
  updateCheck: 3_600_000,
  /** A newer version takes over at once, unless the older one is busy: the reload does not wait for that. */
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
  /** A list that is still empty after this long says in words that it is loading. */
  slowAnswer: 1_000,
  /** CONST-17: the loading toast of a list. */
  listToast: 2_000,
  /** Delay between typing a username and checking whether it is free, and the longest that check may take. */
  nameDebounce: 500,
  nameWait: 10_000,
  /** Delay between typing in a search field and searching. */
  searchDebounce: 300,
  /** The same where the phone itself searches. */
  searchPause: 120,
  /** From a draw whose successor is not known to the next try. */
  drawRetry: 5_000,
  /** Delay before looking up an unknown outcome again. */
  lookAgain: 5_000,
  /** Delay between two panels that open by themselves: the first has to disappear. */
  panelGap: 420,
  /** How often a record on screen is asked for again: another phone may play, and a match may end. */
  recordRefresh: 20_000,
  /** How often a jackpot on screen is asked for again. */
  jackpotRefresh: 30_000,
  /** How long a button says that something was copied. */
  copied: 2_000,
  /** How long to wait for the phone's share sheet. */
  shareSheet: 120_000,
} as const
