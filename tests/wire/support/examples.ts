import type { CallName } from '../../../src/platform/contract'
import { depositExamples } from './examples-deposit'
import { rainExamples } from './examples-rain'
import { rewardExamples } from './examples-rewards'
import { agencyExamples } from './examples-agency'
import { contentExamples } from './examples-content'
import { securityExamples } from './examples-security'
import { protectionExamples } from './examples-protection'
import { recordExamples } from './examples-records'
import { withdrawExamples } from './examples-withdraw'
import { lotteryExamples } from './lottery-examples'
import { deviceExamples } from './examples-devices'
import { secondStepExamples } from './examples-second-step'
import { registration, registrationOf } from './registration'
import { teamExamples } from './examples-team'
import type { Example } from './example'
import type { World } from './world'

const merchantCode = 'perya'
const language = 'EN'
const platform = 'html5'

const game = async ({ sandbox }: World) => {
  const { nodeId, vendor } = await sandbox.db
    .selectFrom('game')
    .select(['nodeId', 'vendor'])
    .where('gameType', '=', 'RNG')
    .where('supportPlay', '=', 0)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  return { nodeId, vendor }
}

/** A captcha's id is known only after its answer: passed from input to options. */
const captchaIds = new WeakMap<World, string>()
const registered = (username: string, mobile: string) => async (world: World) => {
  const { captchaId, body } = await registrationOf(world, username, mobile)
  captchaIds.set(world, captchaId)
  return body
}
const withCaptcha = async (world: World) => ({ captchaId: captchaIds.get(world) ?? '' })

const offer = (kind: 'salary' | 'dividend' | 'hourly') => async (world: World) => {
  const { salaryRequest } = await import('../../../src/platform/calls/agent')
  const terms = await world.call(salaryRequest, { kind })
  return { id: terms?.id ?? '', accept: '1' as const }
}

const none = { fields: [], module: null, input: null }
const page = ['pageNo', 'pageSize', 'gameType', 'language']
export const examples: { readonly [K in CallName]: Example<K> } = {
  login: {
    wire: 'POST /wps/session/login',
    module: null,
    fields: ['username', 'password', 'captcha', 'type'],
    input: { username: 'mika_07', password: 'Perya-1234', captcha: '', type: 'username' },
  },
  trialLogin: { ...none, wire: 'POST /wps/session/login/freeplay', module: 'FREEPLAY3' },
  trialAccount: { ...none, wire: 'GET /wps/member/trialuser' },
  logout: { ...none, wire: 'DELETE /wps/session/logout', as: 'mika_07' },
  captcha: {
    wire: 'GET /wps/captcha',
    module: 'CAPTCHA3',
    fields: ['purpose', 'stamp'],
    input: { purpose: 'login', stamp: '1' },
  },
  verification: {
    wire: 'GET /wps/verification/check',
    module: null,
    fields: ['mobileNum', 'verificationCode'],
    input: { mobileNum: '9179990001', verificationCode: '000000' },
  },
  sendSms: {
    wire: 'POST /wps/verification/sms/noLogin',
    module: 'PWRESETSMS3',
    fields: ['mobileNum'],
    input: { mobileNum: '9171234507' },
  },
  sendRegisterSms: {
    wire: 'POST /wps/verification/sms/register',
    module: 'VERIFICATION3',
    fields: ['mobileNum', 'countryDialingCode'],
    input: { mobileNum: '9179990002', countryDialingCode: '+63' },
  },
  register: {
    wire: 'PUT /wps/member/register',
    module: 'REGISTER_REE3',
    fields: Object.keys(registration),
    input: registered('bagong_tao', '9179990003'),
    options: withCaptcha,
  },
  registerMobile: {
    wire: 'PUT /wps/member/register/mobile',
    module: 'REGISTER_REE3',
    fields: Object.keys(registration),
    input: registered('', '9179990004'),
    options: withCaptcha,
  },
  registerSettings: { ...none, wire: 'GET /wps/system/setting/register' },
  registerRules: { ...none, wire: 'GET /wps/system/setting/register/validation', module: 'REG3' },
  countries: { ...none, wire: 'GET /wps/system/country' },
  checkUsername: {
    wire: 'GET /wps/check/username',
    module: null,
    fields: ['username'],
    input: { username: 'mika_07' },
  },
  checkAffiliate: {
    wire: 'POST /wps/member/affiliate/check',
    module: null,
    fields: ['code', 'domain'],
    input: { code: 'PERYA88', domain: 'localhost' },
  },
  passWordChangeV2: {
    wire: 'POST /wps/member/password',
    module: null,
    as: 'don_ramon',
    fields: ['oldPassword', 'newPassword', 'confirmNewPassword'],
    input: {
      oldPassword: 'Perya-1234',
      newPassword: 'another good one',
      confirmNewPassword: 'another good one',
    },
  },
  forgotByEmail: {
    wire: 'POST /wps/member/password/forget/email',
    module: null,
    fields: ['username', 'email'],
    input: { username: 'mika_07', email: 'mika@example.com' },
  },
  resetByPhone: {
    wire: 'POST /wps/member/password/forget/phone',
    module: null,
    fields: ['newPassword', 'mobileNum', 'verificationCode'],
    input: async (world) => {
      const { sendSms } = await import('../../../src/platform/calls/session')
      const mobileNum = '9171234504'
      await world.call(sendSms, { mobileNum })
      const verificationCode = await world.smsCode(mobileNum)
      return { newPassword: 'one more good one', mobileNum, verificationCode }
    },
  },
  settings: {
    wire: 'GET /wps/system/settings/consolidated',
    module: null,
    fields: ['merchantCode'],
    input: { merchantCode },
  },
  whitelabel: {
    wire: 'GET /wps/system/whitelabel',
    module: null,
    fields: ['merchantCode'],
    input: { merchantCode },
  },
  siteStatus: {
    wire: 'GET /wps/system/status',
    module: null,
    fields: ['merchantCode'],
    input: { merchantCode },
  },
  serviceLink: {
    wire: 'GET /wps/system/domainRoute',
    module: null,
    fields: ['merchantCode'],
    input: { merchantCode },
  },
  memberInfo: { ...none, wire: 'GET /wps/member/info', as: 'tita_baby' },
  memberIcon: { ...none, wire: 'GET /wps/member/info/icon', as: 'tita_baby' },
  memberEmail: { ...none, wire: 'GET /wps/member/info/email', as: 'tita_baby' },
  memberPayeeName: { ...none, wire: 'GET /wps/member/info/payeename', as: 'tita_baby' },
  memberNickname: { ...none, wire: 'GET /wps/member/info/nickname', as: 'tita_baby' },
  setHeadIcon: {
    wire: 'POST /wps/member/headicon',
    module: 'PROFPIC3',
    as: 'tita_baby',
    fields: ['icon'],
    input: { icon: '3' },
  },
  headIcon: { ...none, wire: 'GET /wps/member/headicon', module: 'PROFPIC3', as: 'tita_baby' },
  ...depositExamples,
  ...securityExamples,
  ...deviceExamples,
  ...secondStepExamples,
  ...withdrawExamples,
  ...teamExamples,
  walletBalance: { ...none, wire: 'GET /wps/wallets/balance', as: 'tita_baby' },
  merchantWallet: { ...none, wire: 'GET /wps/wallets/merchant', as: 'tita_baby' },
  announcements: {
    wire: 'GET /wps/relay/MCSFE_getListAnnouncements',
    module: null,
    as: 'tita_baby',
    fields: ['types', 'groupName', 'platform', 'merchantCode'],
    input: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode },
  },
  notices: {
    wire: 'GET /wps/relay/GLS2_lobbyNews',
    module: null,
    fields: ['platform', 'merchantCode'],
    input: { platform: 'M', merchantCode },
  },
  helpCentre: {
    wire: 'GET /wps/system/helpCenter',
    module: 'COMM3',
    fields: ['lang', 'device'],
    input: { lang: 'EN', device: 'MOBILE' },
  },
  unreadCount: { ...none, wire: 'GET /wps/relay/CSP_unreadCount', module: 'INBOX3', as: 'tita_baby' },
  inbox: {
    wire: 'GET /wps/relay/CSP_getInbox',
    module: 'INBOX3',
    as: 'tita_baby',
    fields: ['pageNo', 'pageSize'],
    input: { pageNo: 1, pageSize: 20 },
  },
  referral: { ...none, wire: 'GET /wps/relay/MCS2_getReferral', as: 'mika_07' },
  ...contentExamples,
  availablePromotions: {
    ...none,
    wire: 'GET /wps/relay/MCSFE_getAvailablePromotions',
    module: 'REWCEN3',
    as: 'tita_baby',
  },
  clubBenefit: {
    ...none,
    wire: 'GET /wps/relay/MCS2_getMemberClubBenefit',
    module: 'MEMCLUB3',
    as: 'tita_baby',
  },
  ...rewardExamples,
  ...rainExamples,
  vendors: {
    wire: 'GET /wps/relay/GCSGAME_getGameVendors',
    module: null,
    fields: ['merchantCode', 'language', 'platform'],
    input: { merchantCode, language, platform },
  },
  gameList: {
    wire: 'GET /wps/relay/GCSGAME_gameList',
    module: null,
    fields: [
      'merchant',
      'platform',
      'gameName',
      'gameType',
      'isNew',
      'pageNo',
      'pageSize',
      'vassalage',
      'gameClassify',
      'minBet',
      'minLine',
      'language',
    ],
    input: {
      merchant: merchantCode,
      platform,
      gameName: '',
      gameType: 'RNG',
      isNew: '1',
      pageNo: 1,
      pageSize: 26,
      vassalage: '',
      gameClassify: '',
      minBet: '',
      minLine: '',
      language,
    },
  },
  gameCatalogue: {
    wire: 'GET /wps/relay/GCSGAME_gameCatalogue',
    module: null,
    fields: ['merchantCode', 'platform', 'language', 'pageNo', 'pageSize'],
    input: { merchantCode, platform, language, pageNo: 1, pageSize: 1000 },
  },
  hotGames: {
    wire: 'GET /wps/relay/GCSGAME_hotGamesV2',
    module: null,
    fields: ['isPlatform', 'language', 'platform', 'merchantCode'],
    input: { isPlatform: '2', language, platform, merchantCode },
  },
  vassalGameTypes: {
    wire: 'GET /wps/relay/GCSGAME_getVassGameType',
    module: 'COMM3',
    fields: ['typeId', 'merchantCode'],
    input: { typeId: '1', merchantCode },
  },
  vassalages: {
    wire: 'GET /wps/relay/GCSGAME_getVassalage',
    module: null,
    fields: ['merchantCode'],
    input: { merchantCode },
  },
  addFavourite: {
    wire: 'POST /wps/relay/MCSFE_addFavoriteGameV2',
    module: null,
    as: 'tita_baby',
    fields: ['nodeId', 'vendor'],
    input: game,
  },
  removeFavourite: {
    wire: 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2',
    module: null,
    as: 'tita_baby',
    fields: ['nodeId', 'vendor'],
    input: game,
  },
  favouriteIds: { ...none, wire: 'GET /wps/relay/MCSFE_getFavoriteGames', as: 'tita_baby' },
  favouriteList: {
    wire: 'GET /wps/relay/MCSFE_getFavoriteGamesList',
    module: null,
    as: 'tita_baby',
    fields: page,
    input: { pageNo: 1, pageSize: 27, gameType: 'RNG', language },
  },
  addRecent: {
    wire: 'GET /wps/relay/MCS2_addRecentGame',
    module: null,
    as: 'tita_baby',
    fields: ['nodeId', 'vendor'],
    input: game,
  },
  recentGames: {
    wire: 'GET /wps/relay/GCS_recentGame',
    module: null,
    as: 'tita_baby',
    fields: ['page', 'pageSize', 'gameType', 'language', 'clientType'],
    input: { page: 1, pageSize: 25, gameType: 'RNG', language, clientType: '2' },
  },
  launchGame: {
    wire: 'GET /wps/game/launchGame',
    module: null,
    as: 'tita_baby',
    fields: ['nodeId', 'vendor', 'language', 'platform'],
    input: async (world) => ({ ...(await game(world)), language, platform }),
  },
  playSession: {
    ...none,
    wire: 'GET /wps/relay/GCSGAME_playSession',
    as: 'tita_baby',
  },
  memberTransactions: {
    wire: 'GET /wps/relay/ODS2_MemberTransaction',
    module: 'MEMTRANS3',
    as: 'tita_baby',
    fields: ['from', 'to', 'gameCategory', 'pageNo', 'pageSize', 'language'],
    input: { from: 0, to: 86_400_000, gameCategory: 'RNG', pageNo: 1, pageSize: 20, language },
  },
  ...protectionExamples,
  ...recordExamples,
  hotMatches: {
    wire: 'GET /wps/relay/GCSGAME_hotMatches',
    module: null,
    fields: ['merchantCode', 'language'],
    input: { merchantCode, language },
  },
  winners: {
    wire: 'GET /wps/relay/GCSGAME_winnerBoard',
    module: null,
    fields: ['gameCategory', 'language', 'limitNum'],
    input: { gameCategory: 'ALL', language, limitNum: 20 },
  },
  rankList: { ...none, wire: 'GET /wps/relay/GCSGAME_getRankList' },
  jackpotPool: { ...none, wire: 'GET /wps/relay/GCSGAME_getJackpot' },
  ...lotteryExamples,
  ...agencyExamples,
  contractRequests: {
    ...none,
    wire: 'GET /wps/relay/MCS2_contractDividendRequest',
    module: 'COMM3',
    as: 'jun_agent',
  },
  salaryRequest: {
    wire: 'GET /wps/relay/MCS2_contractDailySalaryRequest',
    module: 'COMM3',
    as: 'jun_agent',
    fields: ['kind'],
    input: { kind: 'salary' },
  },
  processSalary: {
    wire: 'GET /wps/relay/MCS2_processDailySalaryContract',
    module: 'DAILYSALCONT3',
    as: 'jun_agent',
    fields: ['id', 'accept'],
    input: offer('salary'),
  },
  processHourly: {
    wire: 'POST /wps/relay/MCS2_processHourlySalary',
    module: 'HOURSAL3',
    as: 'jun_agent',
    fields: ['id', 'accept'],
    input: offer('hourly'),
  },
  processDividend: {
    wire: 'POST /wps/relay/MCS2_processDividendContract',
    module: 'COMM3',
    as: 'jun_agent',
    fields: ['id', 'accept'],
    input: offer('dividend'),
  },
}
