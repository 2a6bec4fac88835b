/**
 * The part of the operator's country data that charts use. Set once, before any chart starts
 * (src/flows/core/app.ts); the default is the Philippines.
 */
export const country = {
  /** Dialling code, digits only. */
  dialling: '63',
}
