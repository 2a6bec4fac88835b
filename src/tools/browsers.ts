/**
 * The oldest browsers that the site supports: the build, the check of its output
 * (tests/house/browsers.test.ts) and docs/browsers.md read them here. Samsung Internet 17 is Chromium 96;
 * apps' own browsers are the phone's WebView on Android and its Safari on an iPhone.
 */
export const oldest = { chrome: '94', safari: '15.4', samsung: '17', firefox: '104' } as const

/** The engines of these browsers, for Vite. */
export const buildTarget = [`chrome${oldest.chrome}`, `safari${oldest.safari}`, `firefox${oldest.firefox}`]

/** The supported browsers in one sentence, as the README and docs/browsers.md give it. */
export const promise = `Chrome and Android WebView ${oldest.chrome}, Safari ${oldest.safari}, Samsung Internet ${oldest.samsung}, Firefox ${oldest.firefox}, or newer`
