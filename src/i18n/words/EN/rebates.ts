/** Words of my rebate. */
export const words = {
  amount: 'Rebates',
  turnover: 'Bets they were paid for',
  note: 'Each rebate is paid once, for the bets since the one before it.',
  games: 'Games',
  line: '{{time}} · No. {{number}}',
  from: '{{rate}}% of {{turnover}}',
  paid: 'Paid',
  'empty.title': 'No rebates here',
  'empty.text': 'Rebates that were paid to you show up here, by kind of game. Look further back.',
} as const
