/** Words that all records have in common. */
export const words = {
  range: 'How far back',
  'days.1': 'Today',
  'days.7': '7 days',
  'days.30': '30 days',
  'days.365': '12 months',
  today: 'Today, {{date}}',
  yesterday: 'Yesterday, {{date}}',
  zone: 'Times are those of this phone (UTC{{zone}}).',
  more: 'Loading more',
  stuck: 'The rest did not load.',
  'empty.year': 'Show 12 months',
  'error.safe': 'What is written down and your balance are safe.',
} as const
