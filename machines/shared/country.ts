/**
 * What of the operator's country the charts go by. Set once, before any chart starts (src/flows/core/app.ts);
 * without that it is the Philippines.
 */
export const country = {
  /** Dialling code, digits only. */
  dialling: '63',
}
