import type { InboxRow } from '../db/content'

type Message = Omit<InboxRow, 'id' | 'memberId' | 'sentAt' | 'readAt'> & {
  readonly hoursAgo: number
  readonly read: boolean
}

/** What every new member finds in the message centre. */
export const welcomeMessage: Message = {
  titleEn: 'Welcome to the fair',
  titleTy: 'Maligayang pagdating sa perya',
  contentEn: '<p>Good to have you here. Your <a href="/m/rewardCenter">welcome gift</a> is ready.</p>',
  contentTy: '<p>Salamat sa pagsali. Handa na ang <a href="/m/rewardCenter">regalo mo</a>.</p>',
  hoursAgo: 0,
  read: false,
}

/** The message centre of a member who has been here for a while; two are not read yet. */
export const olderMessages: readonly Message[] = [
  {
    titleEn: 'Your withdrawal is on its way',
    titleTy: 'Papunta na ang withdraw mo',
    contentEn: '<p>₱2,500.00 to your bank account ending in <strong>4417</strong>.</p>',
    contentTy: '<p>₱2,500.00 papunta sa bank account mong nagtatapos sa <strong>4417</strong>.</p>',
    hoursAgo: 3,
    read: false,
  },
  {
    titleEn: 'Rebate paid: ₱38.40',
    titleTy: 'Bayad na ang rebate: ₱38.40',
    contentEn: '<p>For last week’s slot play.</p>',
    contentTy: '<p>Para sa laro mo sa slot noong isang linggo.</p>',
    hoursAgo: 27,
    read: false,
  },
  {
    titleEn: 'New sign-in from Chrome on Android',
    titleTy: 'Bagong login mula sa Chrome sa Android',
    contentEn: '<p>If this was not you, <a href="/m/changePsw">change your password</a>.</p>',
    contentTy: '<p>Kung hindi ikaw ito, <a href="/m/changePsw">palitan ang password mo</a>.</p>',
    hoursAgo: 80,
    read: true,
  },
]
