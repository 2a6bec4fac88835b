import { arrangeLink, armLink } from '../../export/arming'
import type { Prepared, Project } from '../../export/project'
import { arming } from '../arming'

/** Draws of a lottery that has one every five minutes: when they come. */

const { page } = arming

/** Two minutes before a draw, one, a few seconds, and just after it. */
export const drawComes = Date.UTC(2026, 10, 20, 11, 3)
export const drawIsNear = Date.UTC(2026, 10, 20, 11, 4)
const drawIsHere = Date.UTC(2026, 10, 20, 11, 4, 55)
const drawIsOver = Date.UTC(2026, 10, 20, 11, 5, 5)

/** The platform's clock stands, and this is the only lottery on sale. */
export const onSaleAt = (moment: number): Prepared => ({
  list: [
    ['clock', { set: moment }],
    ['scene', { lotteries: ['ELOTT-0001'] }],
  ],
})

const clockAt = (moment: number) => arrangeLink([['clock', { set: moment }]], page)
const [soon, over] = [clockAt(drawIsHere), clockAt(drawIsOver)]
/** Without an answer the screen knows of no next draw. */
const held = armLink({ kind: 'hold', call: 'lotteryDraws', times: 1 }, page)

/** A draw comes when the tester wants it to, not while they take other steps. */
export const drawStarts: Project['starts'] = {
  'lottery-order': {
    start: {
      en: `Hold the next \`lotteryDraws\` ([open](${held}), tap *Arm: …*), and look at the app until the countdown of the draw is over, a minute at the most.`,
      fil: `Pigilin ang susunod na \`lotteryDraws\` ([buksan](${held}), pindutin ang *Arm: …*), at tingnan ang app hanggang maubos ang countdown ng draw, isang minuto ang pinakamatagal.`,
    },
  },
}

/** How a draw is brought about, and what is said of one that comes by itself. */
export const draws: Project['byHand'] = {
  'lottery-order/DRAWN': {
    en: `On the sandbox page, have the platform's clock stand shortly before a draw ([open](${soon}), tap *Arrange: …*). Tap *Look again*, then *Let go: lotteryDraws*, and hold the next one ([open](${held}), tap *Arm: …*). Then look at the app for 30 seconds`,
    fil: `Sa sandbox page, patigilin ang orasan ng platform sandali bago ang draw ([buksan](${soon}), pindutin ang *Arrange: …*). Pindutin ang *Look again*, saka ang *Let go: lotteryDraws*, at pigilin ang susunod ([buksan](${held}), pindutin ang *Arm: …*). Saka tingnan ang app nang 30 segundo`,
  },
  'lottery-draws/DEADLINE': {
    en: `Wait until the countdown of the draw is over, two minutes at the most. Then, on the sandbox page, have the platform's clock stand after it ([open](${over}), tap *Arrange: …*)`,
    fil: `Hintaying maubos ang countdown ng draw, dalawang minuto ang pinakamatagal. Saka patigilin sa sandbox page ang orasan ng platform pagkatapos nito ([buksan](${over}), pindutin ang *Arrange: …*)`,
  },
}
