import { escapeHtml } from './document'
import type { Language } from './words'

type Labelled = Readonly<Record<Language, string>>

/** What a game can tell the app and no tap in it brings about (docs/wire.md, “Games and their vendors”). */
interface Message extends Labelled {
  readonly tells: { readonly type: string; readonly state?: string }
}

/** The buttons by which a tester has a game tell it, in their order. */
export const messages = {
  stops: { tells: { type: 'error' }, EN: 'The game stops', TY: 'Titigil ang laro' },
  leaves: { tells: { type: 'exit' }, EN: 'Leave the game', TY: 'Lumabas sa laro' },
  held: { tells: { type: 'round-held' }, EN: 'A round is open', TY: 'May bukas na round' },
  doubts: { tells: { type: 'session' }, EN: 'Is the session over?', TY: 'Tapos na ba ang session?' },
  slow: {
    tells: { type: 'link', state: 'slow' },
    EN: 'The connection is slow',
    TY: 'Mabagal ang koneksiyon',
  },
  good: {
    tells: { type: 'link', state: 'good' },
    EN: 'The connection is good',
    TY: 'Maayos ang koneksiyon',
  },
} satisfies Readonly<Record<string, Message>>

/** What they are folded under. */
export const forTesters: Labelled = { EN: 'For testers', TY: 'Para sa tester' }

/** The buttons, folded away above a game. */
export function messageButtons(language: Language): string {
  const buttons = Object.values(messages).map(
    (one) =>
      `<button type="button" data-tells="${escapeHtml(JSON.stringify(one.tells))}">${escapeHtml(one[language])}</button>`,
  )
  return `<details class="messages"><summary>${forTesters[language]}</summary><div>${buttons.join('')}</div></details>`
}
