/** Words of the winner page. */
export const words = {
  ranks: 'Biggest winners',
  noRanks: 'No rank list yet',
  noRanksText: 'The players with the biggest wins will stand here.',
} as const
