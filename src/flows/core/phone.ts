/** The kind of phone, for screens. */
export { isApplePhone as isIphone, isSafari } from '../../platform/device'
