/** The same in both languages of a script. */
export const both = (en: string, fil: string) => ({ en, fil })

/** Grey areas in place of what is on its way. */
export const grey = (en: string, fil: string) =>
  both(`Grey areas stand where ${en} will be.`, `May mga abong bahagi kung saan lalabas ang ${fil}.`)

export const busy = both(
  'The button shows dots that turn. Tapping again does nothing.',
  'May umiikot na mga tuldok sa button. Walang mangyayari kapag pinindot ulit.',
)

export const turning = both('The button shows dots that turn.', 'May umiikot na mga tuldok sa button.')

/** What a tap that opens or loads something says itself: one sentence is enough. */
export const opens = {
  list: both('The list is loaded as chosen.', 'Mag-lo-load ang listahan ayon sa pinili.'),
  game: both('The game or its list opens.', 'Magbubukas ang laro o ang listahan nito.'),
  before: both(
    'The screen before comes back; without one, the one that leads here.',
    'Babalik ang naunang screen; kung wala, ang screen na papunta rito.',
  ),
  login: both('The login screen opens.', 'Bumubukas ang login.'),
}

export const nothing = both('Nothing changes on the screen.', 'Walang nagbabago sa screen.')

export const notYet = both('Nothing changes on the screen yet.', 'Wala pang nagbabago sa screen.')

/** The language has changed: what the app says itself is there at once. */
export const inOther = both(
  'What the app says itself is in the other language; names of games and texts of the operator follow in a moment.',
  'Nasa kabilang wika na ang sinasabi ng app mismo; susunod maya-maya ang mga pangalan ng laro at teksto ng operator.',
)
