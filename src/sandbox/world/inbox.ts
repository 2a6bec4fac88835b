import type { InboxRow } from '../db/content'

/** Numbers and the operator's name are placeholders (`terms.ts`). */
type Message = Omit<InboxRow, 'id' | 'memberId' | 'sentAt' | 'readAt'> & {
  readonly hoursAgo: number
  readonly read: boolean
}

/** A new member's initial messages. */
export const welcomeMessage: Message = {
  titleEn: 'Welcome to {operator}',
  titleTy: 'Maligayang pagdating sa {operator}',
  contentEn: '<p>Good to have you here. Your <a href="/m/rewardCenter">welcome gift</a> is ready.</p>',
  contentTy: '<p>Salamat sa pagsali. Handa na ang <a href="/m/rewardCenter">regalo mo</a>.</p>',
  hoursAgo: 0,
  read: false,
}

/** An established member's messages; two are unread. */
export const olderMessages: readonly Message[] = [
  {
    titleEn: 'How a withdrawal goes',
    titleTy: 'Paano ang isang withdrawal',
    contentEn:
      '<p>It usually takes {withdrawMinutes} minutes. You get a message when it was sent, or given back with the reason.</p>',
    contentTy:
      '<p>Karaniwang {withdrawMinutes} minuto ito. May mensahe ka kapag naipadala na, o naibalik kasama ang dahilan.</p>',
    hoursAgo: 3,
    read: false,
  },
  {
    titleEn: 'Your rebate gathers by itself',
    titleTy: 'Kusang naiipon ang rebate mo',
    contentEn: '<p>A part of every settled bet waits under <a href="/m/member/manualRebate">rebate</a>.</p>',
    contentTy:
      '<p>May bahagi ng bawat tapos na taya na nasa <a href="/m/member/manualRebate">rebate</a>.</p>',
    hoursAgo: 27,
    read: false,
  },
  {
    titleEn: 'Keep your password to yourself',
    titleTy: 'Huwag ibigay sa iba ang password mo',
    contentEn:
      '<p>If you think that somebody else knows it, <a href="/m/changePsw">change your password</a>.</p>',
    contentTy: '<p>Kung sa tingin mo ay may ibang nakakaalam, <a href="/m/changePsw">palitan ito</a>.</p>',
    hoursAgo: 80,
    read: true,
  },
]
