/** The ticket of a login that owes its second step: in memory, and gone with the page. */
export const loginTicket = { held: '' }
