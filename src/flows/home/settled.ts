/** How long home is left alone before anything may open by itself, in milliseconds. */
const patience = 1_200

/** Resolves when that time has passed. */
export const homeSettled = (): Promise<void> => new Promise((come) => setTimeout(come, patience))
