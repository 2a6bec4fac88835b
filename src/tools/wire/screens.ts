import type { CallName } from '../../platform/contract'
import type * as paths from '../../../machines/shared/paths'

/**
 * A screen's calls: those it cannot be shown without, those that cost one block of it, and those that follow
 * a tap.
 */
export interface ScreenCalls {
  /** Without one of these the screen says that it did not load, and offers to try again. */
  readonly needs: readonly CallName[]
  /** Without one of these, a block, a figure or a badge is missing, and the rest is shown. */
  readonly also?: readonly CallName[]
  /** Made by the player's actions on it. */
  readonly onTap?: readonly CallName[]
}

type ScreenName = Exclude<keyof typeof paths, 'homeAliases' | 'registerAliases'>

const games = ['addFavourite', 'removeFavourite', 'gameCatalogue'] as const
const deposits = [
  'depositPaymentGateway',
  'depositManualTransfer',
  'depositAlipay',
  'depositQQ',
  'depositWechat',
] as const
const pin = ['setPaymentPassword', 'resetPaymentPassword', 'requestOutcome'] as const
const offer: ScreenCalls = {
  needs: [],
  also: ['salaryRequest'],
  onTap: ['processSalary', 'processHourly', 'processDividend'],
}

/** Made on every screen: the site's own, and the signed-in player's balance in the bar. */
export const everywhere: ScreenCalls = {
  needs: ['settings', 'siteStatus'],
  also: ['whitelabel', 'walletBalance', 'availablePromotions', 'contractRequests', 'memberInfo'],
  onTap: ['logout', 'serviceLink'],
}

/** Measured by removing each call, screen by screen; null for a screen yet to come. */
export const screens: Readonly<Record<ScreenName, ScreenCalls | null>> = {
  home: {
    needs: [],
    also: ['vendors', 'hotGames', 'announcements', 'jackpotPool', 'hotMatches', 'favouriteIds', 'gameList'],
    onTap: [...games, 'favouriteList', 'recentGames'],
  },
  login: {
    needs: [],
    also: ['registerRules', 'registerSettings', 'countries'],
    onTap: [
      'login',
      'sendSms',
      'captcha',
      'trialLogin',
      'rememberDevice',
      'rememberedLogin',
      'beginPasskeyLogin',
      'passkeyLogin',
      'loginStep',
      'finishLogin',
    ],
  },
  register: {
    needs: ['registerRules', 'registerSettings', 'countries'],
    also: ['captcha', 'announcements'],
    onTap: ['checkUsername', 'checkAffiliate', 'sendRegisterSms', 'register', 'registerMobile'],
  },
  forgotPassword: {
    needs: [],
    also: ['registerRules'],
    onTap: ['forgotByEmail', 'sendSms', 'resetByPhone', 'captcha'],
  },
  changePassword: { needs: [], also: ['registerRules'], onTap: ['passWordChangeV2'] },
  announcements: { needs: ['notices'] },
  settings: { needs: [] },
  members: { needs: [], also: ['memberInfo', 'memberIcon', 'clubBenefit', 'unreadCount'] },
  memberHome: {
    needs: ['memberInfo', 'headIcon', 'clubLevels'],
    also: ['memberNickname', 'memberEmail', 'memberPayeeName'],
    onTap: ['setHeadIcon'],
  },
  benefits: {
    needs: ['memberInfo', 'headIcon', 'clubLevels'],
    also: ['memberNickname', 'memberEmail', 'memberPayeeName'],
    onTap: ['setHeadIcon'],
  },
  agent: {
    needs: [],
    also: [
      'teamKpiA',
      'teamKpiB',
      'teamKpiC',
      'subordinate',
      'unreadCount',
      'agentAnnouncements',
      'affiliate',
    ],
  },
  openAccount: {
    needs: ['affiliate'],
    also: ['affiliateUrlView', 'agentAnnouncements', 'unreadCount', 'registerRules', 'countries'],
    onTap: ['agentAffiliate', 'openedAccount', 'affiliateUrlCreate', 'affiliateUrlDelete', 'requestOutcome'],
  },
  teamOverview: { needs: ['teamOverview'] },
  teamPnl: { needs: ['teamPnl'] },
  team: {
    needs: ['downlines'],
    onTap: [
      'downline',
      'updateDownlineRebates',
      'transferDownline',
      'transferMultipleDownline',
      'hasWithdrawalPassword',
      ...pin,
    ],
  },
  teamBetting: { needs: ['teamBets'] },
  redRain: { needs: ['redRain'], onTap: ['claimRain', 'rainOutcome'] },
  agentRebate: { needs: [], also: ['agentRebates'] },
  teamRebate: { needs: ['downlines'], onTap: ['downline', 'updateDownlineRebates', 'requestOutcome'] },
  dividend: { needs: ['dividends'] },
  agentAnnouncements: {
    needs: ['agentAnnouncements'],
    also: ['unreadCount', 'affiliate'],
    onTap: ['readAnnouncement'],
  },
  salaryContract: offer,
  dividendContract: offer,
  hourlyContract: offer,
  winners: { needs: [], also: ['rankList', 'winners', 'jackpotPool'] },
  help: { needs: ['helpCentre'] },
  helpDetail: { needs: ['helpCentre'] },
  moreLottery: { needs: ['lotteryList', 'lotteryMenu', 'lotteryMenuVn'] },
  lottery: {
    needs: ['lotteryList', 'lotteryDraws'],
    also: ['recentLotteries', 'popularLotteries', 'playSession'],
  },
  startLottery: {
    needs: ['lotteryList', 'lotteryDraws'],
    also: ['openedNumeros', 'lotteryOrders', 'playSession'],
    onTap: ['lotteryOrder', 'cancelSuborder', 'launchGame'],
  },
  launchGame: {
    needs: ['launchGame'],
    also: ['addRecent', 'playSession'],
    onTap: ['realityCheck', 'answerRealityCheck'],
  },
  gameList: {
    needs: [],
    also: ['gameList', 'vendors', 'favouriteIds'],
    onTap: [...games, 'hotGames', 'favouriteList', 'recentGames'],
  },
  gameLobby: { needs: [], also: ['gameList', 'favouriteIds', 'announcements'], onTap: games },
  gameCenter: { needs: ['vendors'], also: ['announcements'], onTap: ['hotGames', 'gameList'] },
  slotsCenter: { needs: [], also: ['gameList', 'favouriteIds', 'announcements'], onTap: games },
  promotions: { needs: ['availablePromotions'] },
  promotionsInfo: { needs: ['availablePromotions'] },
  promotion: {
    needs: ['availablePromotions'],
    onTap: ['joinPromotion', 'joinOutcome', 'uploadPromotionImage'],
  },
  deposit: {
    needs: ['depositBanksByVendor'],
    also: ['depositPromoList'],
    onTap: [...deposits, 'acceptPromo', 'depositTransactioNReport', 'setLimit', 'declineLimits'],
  },
  withdraw: {
    needs: ['hasWithdrawalPassword', 'bankCards'],
    also: ['merchantWallet'],
    onTap: ['withdraw', 'withdrawReport', 'addBankCard', 'withdrawalStep', 'proveWithdrawal', ...pin],
  },
  rewardCenter: { needs: [], also: ['waitingRewards', 'claimHistory'], onTap: ['claim', 'claimOutcome'] },
  leaderBoard: { needs: ['missions'], onTap: ['claim', 'claimOutcome'] },
  manualRebate: { needs: ['manualRebate'], onTap: ['claim', 'claimOutcome'] },
  rebateReport: { needs: [], also: ['rebateReport'] },
  gameRecord: { needs: [], also: ['memberTransactions'] },
  accountRecord: { needs: [], also: ['txCodeList', 'accountTransactions'] },
  depositHistory: { needs: [], also: ['depositTransactioNReport'] },
  withdrawReport: { needs: [], also: ['withdrawReport'] },
  profitLoss: { needs: [], also: ['memPnl'] },
  transfer: {
    needs: ['memberInfo', 'hasWithdrawalPassword', 'walletTransferTerms'],
    onTap: ['walletTransfer', ...pin],
  },
  securityCenter: {
    needs: ['securityConfig', 'bankCards'],
    also: ['devices', 'signInSafety'],
    onTap: [
      'endDevice',
      'endOtherDevices',
      'beginPasskey',
      'addPasskey',
      'removePasskey',
      'beginAuthenticator',
      'confirmAuthenticator',
      'endAuthenticator',
      'renewRecoveryCodes',
      'askAtWithdrawals',
      'changeStep',
      'proveChange',
      'sendContactCode',
      'proveContact',
      'addBankCard',
      'securityQuestions',
      'setSecurityAnswers',
      ...pin,
    ],
  },
  inbox: { needs: ['inbox'], onTap: ['deleteMessage'] },
  message: { needs: ['inboxMessage'], onTap: ['readMessage', 'deleteMessage'] },
  feedback: { needs: [], onTap: ['feedback', 'feedbackByKey'] },
  invite: { needs: ['referralProgramme'], also: ['referral', 'referralFriends'] },
  service: { needs: [], also: ['helpCentre', 'serviceAgents'], onTap: ['launchChat'] },
  agreement: { needs: ['userAgreement'] },
  privacy: { needs: ['siteDocument'] },
  responsible: {
    needs: [],
    also: ['siteDocument', 'playTotals', 'playerLimits', 'playBreak', 'realityCheck'],
    onTap: ['setLimit', 'confirmLimit', 'cancelLimit', 'takeBreak', 'comeBack', 'setRealityCheck'],
  },
  trial: { needs: [], onTap: ['trialAccount'] },
  maintenance: { needs: ['siteStatus'] },
  licences: { needs: [] },
}

/** Calls of the contract that no screen makes: a gateway may omit them. */
export const unused: readonly CallName[] = ['verification', 'vassalGameTypes', 'vassalages']
