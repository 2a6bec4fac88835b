/**
 * The page's address still has this search. The router tells of an address a moment late: when the player has chosen
 * again meanwhile, the one told of is nobody's wish any more.
 */
export const isHere = (search: URLSearchParams): boolean =>
  new URLSearchParams(location.search).toString() === search.toString()
