import { sealTypeThree } from '../../platform/type-three'
import type { Settings } from '../settings'
import { cockfightVendors, esportsVendors, webAppVendors } from '../world/vendors'

const flagsOn = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'DIRECTREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'REWCEN3',
  'MISSIONLB3',
  'MANPLAYREB3',
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'AGETRANSFERUP3',
  'PLYRBT',
  'MAILCEN',
  'FEEDBACK3',
  'PLAYLIMIT3',
  'PLAYBREAK3',
  'DEVICES3',
  'PASSKEY3',
  'AUTHAPP3',
  'PLAYCHECK3',
  'DEPOSIT',
  'WITHDRAW',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
]

const off = { enabled: false, required: false }
const name = { enabled: true, required: true, regExp: '^[A-Za-z][A-Za-z0-9_]*$', min: 4, max: 20 }
const password = { enabled: true, required: true, min: 8, max: 64 }
const mobile = { enabled: true, required: true, regExp: '^[0-9]+$', min: 10, max: 11 }

/**
 * The service entry is encrypted, as type-3 entries are (SITE-09); every kind leads to the sandbox's page.
 */
const chat = { type: 3, name: 'LIVECHAT', path: sealTypeThree('/demo/service/livechat', 'perya-cs') }
const telegram = { type: 1, name: 'TELEGRAM', path: '/demo/service/telegram' }

/** A world's initial settings. */
export function defaultSettings(world: Settings['world'], brand: string): Settings {
  return {
    site: {
      maintenance: false,
      regionRestriction: false,
      maintenanceUntil: null,
      location: 'PH',
      brand,
    },
    whitelabel: Object.fromEntries(flagsOn.map((flag) => [flag, '1'] as const)),
    consolidated: {
      merchantCode: 'perya',
      trialMerchantCode: 'peryatrial',
      customerService: [chat, telegram],
      // The sandbox serves all images itself.
      imageCDNs: ['/'],
      domainRoute: '',
      mobileTemplate: { mem_cen: 1, dep_func: 1 },
      // Third-party sign-in counts as configured when its start path is set (LOGIN-18).
      paths: { socialSignIn: '/demo/provider', gameRules: '/demo/rules' },
      register: { agreeDefault: true },
      resources: [
        { resourceType: 'Android', url: '/demo/download/android' },
        { resourceType: 'IOS', url: '/demo/download/ios' },
        { resourceType: 'MOBILECONFIG', url: '/demo/download/profile' },
        // The picture is the brand's: its address comes with the answer.
        { resourceType: 'AppDownloadIcon', url: '' },
      ],
      mainDomain: '',
      esportsVendors: [...esportsVendors],
      cockfightVendors: [...cockfightVendors],
      webAppVendors: [...webAppVendors],
      agentMenu: [
        'overview',
        'accountRecord',
        'team',
        'redRain',
        'pnl',
        'betting',
        'agentRebate',
        'teamRebate',
        'security',
        'messages',
      ],
      version: { pathList: [chat] },
    },
    registerSettings: {
      captcha: true,
      thirdPartyPhone: false,
      agreeDefault: true,
      dialingCodePicker: true,
    },
    registerRules: {
      username: { ...name, order: 1 },
      password: { ...password, order: 2 },
      mobileNum: { ...mobile, order: 4 },
      verificationCode: { enabled: true, required: true, regExp: '^[0-9]+$', min: 6, max: 6, order: 5 },
      email: { enabled: true, required: false, regExp: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', max: 254, order: 6 },
      nickname: { enabled: true, required: false, min: 2, max: 20, order: 7 },
      affiliateCode: { enabled: true, required: false, regExp: '^[A-Za-z0-9]+$', min: 4, max: 16, order: 8 },
      captcha: { enabled: true, required: true, regExp: '^[0-9]+$', min: 4, max: 6, order: 9 },
      paymentPassword: off,
      payeeName: off,
      recommenderId: off,
      idNumber: off,
      qqNum: off,
      facebook: off,
      wechat: off,
      line: off,
      whatsapp: off,
      zalo: off,
      // Old accounts may have shorter names and passwords than new ones.
      loginUsername: { enabled: true, required: true, min: 3, max: 20 },
      loginPassword: { enabled: true, required: true, min: 6, max: 64 },
      loginMobileNum: mobile,
    },
    countries: [
      { code: 'PH', name: 'Philippines', dialingCode: '63' },
      { code: 'SG', name: 'Singapore', dialingCode: '65' },
      { code: 'MY', name: 'Malaysia', dialingCode: '60' },
      { code: 'AE', name: 'United Arab Emirates', dialingCode: '971' },
    ],
    serviceLinks: [chat],
    sms: { expiredMinutes: 1, captcha: false },
    tokens: { lifeSeconds: 24 * 60 * 60 },
    world,
  }
}
