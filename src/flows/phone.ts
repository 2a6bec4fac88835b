/** What kind of phone this is, for screens. */
export { isApplePhone as isIphone, isSafari } from '../platform/device'
