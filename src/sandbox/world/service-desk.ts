import { sealTypeThree } from '../../platform/type-three'
import type { ServiceAgentTable } from '../db/service-desk'

/** One agent on the chat, two on the first messenger, one on the second; all lead to the sandbox's page. */
export const serviceAgents: readonly ServiceAgentTable[] = [
  {
    csPosition: 1,
    type: 'LIVECHAT',
    titleEn: 'Help desk',
    titleTy: 'Help desk',
    path: sealTypeThree('/demo/service/livechat', 'perya-cs'),
    sealed: 1,
  },
  {
    csPosition: 2,
    type: 'TELEGRAM',
    titleEn: 'Account and sign-in',
    titleTy: 'Account at pag-log in',
    path: '/demo/service/telegram-account',
    sealed: 0,
  },
  {
    csPosition: 3,
    type: 'TELEGRAM',
    titleEn: 'Deposits and withdrawals',
    titleTy: 'Deposito at withdrawal',
    path: '/demo/service/telegram-money',
    sealed: 0,
  },
  {
    csPosition: 4,
    type: 'FACEBOOK',
    titleEn: 'Our page',
    titleTy: 'Page namin',
    path: '/demo/service/facebook',
    sealed: 0,
  },
]
