/** Words of the message centre. */
export const words = {
  'empty.title': 'No messages',
  'empty.text':
    'What the operator writes to you comes here: about your money, your account and your questions.',
  new: 'New',
  more: 'Show older ones',
  delete: 'Delete',
  'delete.busy': 'Deleting the message',
  'delete.failed': 'The message may still be there. Delete it again to be sure.',
  'sure.title': 'Delete this message?',
  'sure.text': 'It does not come back.',
  'sure.keep': 'Keep it',
  'missing.title': 'This message is gone',
  'missing.text': 'It has been deleted, or it was sent to another account.',
  'missing.all': 'All messages',
  'announced.title': 'Announcements',
  'announced.empty': 'No announcement',
  'announced.emptyText': 'News about games, works and offers will stand here.',
  'announced.about.player': 'For players',
  'announced.about.games': 'Games',
  'announced.about.site': 'This site',
} as const
