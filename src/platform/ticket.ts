/** The ticket of a login awaiting its second step: held in memory only. */
export const loginTicket = { held: '' }
