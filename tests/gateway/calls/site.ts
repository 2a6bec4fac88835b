import { Refused, type Answers } from '../wire'

/** Settings and rules: shapes older and newer than the contract's. */

/** Flags of this make: numbers and booleans where the contract has text, and some unknown to the site. */
const flags = {
  USERNAMEREG3: 1,
  DIRECTREG3: true,
  DEPOSIT: 1,
  WITHDRAW: '1',
  DEPRECM3: 1,
  WITHREC3: 1,
  TRANSREC3: 1,
  REWCEN3: 0,
  METAVERSE9: '2',
  OLDTHING: null,
}

const merchant = 'KM-01'

const rule = (enabled: number, more: object = {}) => ({ enabled, required: enabled, ...more })

export const site: Answers = {
  // No brand, few paths, no agents' menu: an older make. Unknown fields: a newer one.
  '/wps/system/settings/consolidated': () => ({
    merchantCode: merchant,
    location: null,
    whitelabel: flags,
    agentMenu: null,
    version: 7,
    register: { agreeDefault: 1, theme: 'spring' },
    mobileTemplate: { mem_cen: '1', dep_func: 'two' },
    paths: { registerRules: '/wps/v9/rules', socialSignIn: null },
    imageCDNs: ['https://pictures.kermis.example', 12],
    features: { chatBots: ['a', 'b'] },
  }),
  '/wps/system/status': () => ({ maintenance: 0, since: 'yesterday' }),
  '/wps/system/setting/register': () => ({
    captcha: 0,
    smsVerification: 'false',
    thirdPartyPhone: false,
    agreeDefault: 'true',
    dialingCodePicker: 1,
    ageCheck: 'photo',
  }),
  '/wps/v9/rules': () => ({
    username: rule(1, { min: '4', max: '16', order: '1', regExp: '^[a-z0-9]+$' }),
    password: rule(1, { min: 8, max: 40, order: 2, strength: 'high' }),
    // Written for a regex dialect other than the browser's: no browser can compile it.
    email: { enabled: 1, required: 0, regExp: '(?i)^[a-z@.]++$', order: 3 },
    passportNum: rule(1, { min: 9 }),
    nickname: rule(0),
    captcha: rule(0),
    loginUsername: rule(1, { min: 4, max: 16 }),
    loginPassword: rule(1, { min: 8, max: 40 }),
  }),
  '/wps/system/country': () => [
    { code: 'NL', name: 'Nederland', dialingCode: 31, flag: '🇳🇱' },
    { name: 'Nowhere', dialingCode: '+0' },
    { code: 'BE', name: 'België', dialingCode: '+32' },
  ],
  '/wps/relay/MCSFE_getListAnnouncements': ({ query }) => {
    if (!query.get('types')) throw new Refused(400, 'request.invalid')
    return {
      banners: [
        { id: 1, url: '/pictures/fair.webp', title: 'The fair is open', link: 'javascript:alert(1)' },
        { url: '/pictures/no-id.webp' },
      ],
      player: [
        {
          id: 'n-9',
          title: 'New tent by the river',
          content: '<p>Come in.</p>',
          publishedAt: 1_767_000_000_000,
        },
        { id: 'n-8', title: 'Without a time', content: '' },
      ],
      sponsored: [{ id: 's' }],
    }
  },
}
