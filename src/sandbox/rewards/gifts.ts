/** The operator's gifts: amounts in minor units, shares in hundredths of a percent. Texts quote them from here. */
export const gifts = {
  /** Once for each account; bet `turnover` times before a withdrawal. */
  welcome: { amount: 5_800, turnover: 3 },
  /** Claimed inside the operator's app: a fixed part and a share of the first days' bets. */
  app: { amount: 8_800, share: 100, max: 68_800, days: 7 },
  /** A share of last week's settled slot bets; smaller amounts are not paid. */
  slots: { share: 80, min: 500 },
  /** A share of last week's losses in live games; smaller amounts are not paid. */
  live: { share: 500, min: 500, max: 500_000 },
} as const

/** A share of an amount, truncated to whole minor units. */
export const shareOf = (minor: number, share: number): number => Math.floor((minor * share) / 10_000)
