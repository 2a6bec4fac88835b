/** Business constants that charts keep time or count by; milliseconds unless the name says otherwise. */
export const limits = {
  /** CONST-18..20, ERROR-47, ERROR-48. */
  toast: 3_000,
  longToast: 8_000,
  successToast: 1_000,
  smsSentToast: 1_500,
  refusalToast: 2_000,
  /** CONST-15: "until the answer"; no wait outlives this. */
  longestWait: 20_000,
  /** CONST-16. */
  settingsSignOut: 10_000,
  /** CONST-16: the loading toast of a password change. */
  passwordToast: 10_000,
  /** CONST-21: from a changed password to home. */
  passwordSaved: 1_000,
  /** CONST-25: from a change of register tab to the number being there. */
  numberCopy: 150,
  /** Longest the registration form waits for the check of an affiliate link. */
  linkCheck: 3_000,
  /** A sign-in window of somebody else's that has not answered by now is given up. */
  provider: 120_000,
  /** CONST-22, CONST-23. */
  languageDebounce: 200,
  menuLanguageDebounce: 250,
  /** While the site is closed it asks again this often. */
  maintenancePoll: 15_000,
  /** First pause before asking again after a service error; it doubles up to the longest. */
  backoff: 2_000,
  longestBackoff: 32_000,
  /** A game that has not answered by now is called slow. */
  gameReady: 15_000,
  /** Between two questions for balance and net position while a game is played. */
  moneyRest: 1_000,
  /** From a net position that could not be loaded to the next try. */
  positionRetry: 10_000,
  /** CONST-12: pages of a list are asked for at most once in this time. */
  pageThrottle: 1_000,
  /** A list that is still empty after this long says in words that it is loading. */
  slowAnswer: 1_000,
  /** CONST-17: the loading toast of a list. */
  listToast: 2_000,
  /** From the last letter of a username to the question whether it is free, and how long that may take. */
  namePause: 500,
  nameWait: 10_000,
  /** From the last letter in a search field to the search. */
  searchPause: 300,
  /** From a draw whose successor is not known to the next try. */
  drawRetry: 5_000,
  /** From an outcome that nobody knows to the next look. */
  lookAgain: 5_000,
  /** Between two panels that come by themselves: the first has to be out of sight. */
  panelPause: 420,
  /** How long a button says that something has been copied. */
  copied: 2_000,
  /** A share sheet of the phone that has not come back by now is no longer waited for. */
  shareSheet: 120_000,
} as const
