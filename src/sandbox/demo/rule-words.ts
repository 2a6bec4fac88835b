import type { Language } from './words'

/** The rules of each game in plain words, by the name of its rules. */
export const ruleWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  EN: {
    'slot-video': 'Three alike on one of five lines pay. The parol stands for any of them.',
    'slot-classic': 'Three alike on one of five lines pay. The crown stands for any of them.',
    'slot-jackpot':
      'Three alike on one of five lines pay. The parol stands for any of them, and three parols are the jackpot.',
    'roulette-european': 'One ball, 37 pockets. On zero, only a bet on zero wins.',
    'roulette-american': 'One ball, 38 pockets. On zero and double zero, only bets on them win.',
    'roulette-french': 'One ball, 37 pockets. On zero, even chances get half their bet back.',
    'roulette-money': 'Bet on what the wheel will stop at. 54 fields, and your field pays its number.',
    'baccarat-classic':
      'The hand closer to nine wins. Tens and faces count nothing, and only the last digit counts. Eight or nine on two cards ends it; otherwise the player draws below six, and the banker by the usual table. At a tie, bets on both sides come back.',
    'baccarat-six':
      'The hand closer to nine wins. The banker pays in full, but half when it wins with six. At a tie, bets on both sides come back.',
    'baccarat-nine':
      'The hand closer to nine wins. Eight or nine on two cards ends it; otherwise a hand below six takes a third card. At a tie, bets on both sides come back.',
    'baccarat-tiger':
      'One card each, the higher wins, the ace is lowest. At a tie, half of a bet on a side comes back.',
    'baccarat-football':
      'One card for each team, the higher wins, the ace is lowest. At a draw, half of a bet on a team comes back.',
    'baccarat-hilo':
      'Two cards: is the second higher or lower than the first? The ace is lowest. Alike, only a bet on alike wins.',
    'dice-colour':
      'Bet on colours, then three dice fall. For each die of your colour you win your bet once, and keep it.',
    'dice-sicbo': 'Three dice fall. Small, big, odd and even lose on three alike.',
    'dice-coins': 'Two coins fly: two heads, two tails, or one of each.',
    'fish-sea':
      'Tap a fish to cast the net. The bigger the fish, the more it pays and the more often it gets away.',
    'fish-fair':
      'Tap a target to throw. The harder the target, the more it pays and the more often you miss.',
    climb: 'Choose a height. If the climb reaches it before it ends, you win your bet times the height.',
    drop: 'A ball falls through twelve rows of pins. The pocket it ends in pays. Choose how much the rim and the middle differ.',
    'cards-three':
      'Three cards for you, three for the dealer, each from a full pack. The better hand wins; equal hands give the bet back. Bonus pays for your own hand alone.',
    'cards-tiles':
      'Three tiles for you, three for the dealer, each from a full set. The better hand wins; equal hands give the bet back. Bonus pays for your own hand alone.',
    'cards-21':
      'Choose where your hand stops drawing. Closer to 21 than the dealer wins, over 21 loses. The dealer stops at 17. Equal totals give the bet back.',
    'bingo-75':
      'One card of 25, 30 of 75 balls. Every full line pays; corners pay when all four are called. The middle is free.',
    'bingo-keno': 'Ten numbers are picked for you, and 20 of 80 are drawn.',
    'bingo-lotto': 'Six numbers are picked for you, and 6 of 42 are drawn.',
    slip: 'Bet on how a match ends, until it starts. The odds you take are the odds you are paid. Short matches take two minutes; others are paid two hours after they start.',
  },
  TY: {
    'slot-video': 'May premyo ang tatlong magkapareho sa isa sa limang linya. Pamalit sa lahat ang parol.',
    'slot-classic': 'May premyo ang tatlong magkapareho sa isa sa limang linya. Pamalit sa lahat ang korona.',
    'slot-jackpot':
      'May premyo ang tatlong magkapareho sa isa sa limang linya. Pamalit sa lahat ang parol, at jackpot ang tatlong parol.',
    'roulette-european': 'Isang bola, 37 butas. Sa zero, taya sa zero lang ang panalo.',
    'roulette-american': 'Isang bola, 38 butas. Sa zero at dobleng zero, taya sa mga iyon lang ang panalo.',
    'roulette-french':
      'Isang bola, 37 butas. Sa zero, kalahati ang balik ng taya sa pula, itim at katulad nito.',
    'roulette-money': 'Tumaya kung saan titigil ang ruleta. 54 ang puwang, at ang numero nito ang premyo mo.',
    'baccarat-classic':
      'Panalo ang mas malapit sa siyam. Walang bilang ang sampu at mga larawan, at huling numero lang ang binibilang. Tapos na sa walo o siyam sa dalawang baraha; kung hindi, bubunot ang player kapag mababa sa anim, at ang banker ayon sa karaniwang tuntunin. Sa tabla, balik ang taya sa dalawang panig.',
    'baccarat-six':
      'Panalo ang mas malapit sa siyam. Buo ang premyo sa banker, pero kalahati kapag anim ang panalo. Sa tabla, balik ang taya sa dalawang panig.',
    'baccarat-nine':
      'Panalo ang mas malapit sa siyam. Tapos na sa walo o siyam sa dalawang baraha; kung hindi, may ikatlong baraha ang mababa sa anim. Sa tabla, balik ang taya sa dalawang panig.',
    'baccarat-tiger':
      'Tig-isang baraha, panalo ang mas mataas, alas ang pinakamababa. Sa tabla, kalahati ng taya sa panig ang balik.',
    'baccarat-football':
      'Tig-isang baraha ang koponan, panalo ang mas mataas, alas ang pinakamababa. Sa tabla, kalahati ng taya ang balik.',
    'baccarat-hilo':
      'Dalawang baraha: mas mataas ba o mas mababa ang ikalawa? Alas ang pinakamababa. Kapag pareho, taya sa pareho lang ang panalo.',
    'dice-colour':
      'Tumaya sa kulay, saka mahuhulog ang tatlong dais. Bawat dais na tumama, panalo ka ng katumbas ng taya, at sa iyo pa rin ang taya.',
    'dice-sicbo':
      'Tatlong dais ang mahuhulog. Talo ang maliit, malaki, gansal at pares kapag magkakapareho ang tatlo.',
    'dice-coins': 'Dalawang barya: parehong cara, parehong cruz, o tig-isa.',
    'fish-sea':
      'Pindutin ang isda para ihagis ang lambat. Mas malaki ang isda, mas malaki ang premyo at mas madalas makawala.',
    'fish-fair':
      'Pindutin ang target para bumato. Mas mahirap ang target, mas malaki ang premyo at mas madalas sumablay.',
    climb:
      'Pumili ng taas. Kapag naabot ito bago matapos ang pag-akyat, panalo ka ng taya mo na pinarami ng taas.',
    drop: 'Mahuhulog ang bola sa labindalawang hanay ng pako. Ang butas na mapuntahan ang premyo. Piliin kung gaano kalayo ang premyo ng gilid at gitna.',
    'cards-three':
      'Tatlong baraha sa iyo, tatlo sa dealer, tig-isang buong baraha. Panalo ang mas magandang kamay; sa magkapareho, balik ang taya. Ang bonus ay para sa sarili mong kamay.',
    'cards-tiles':
      'Tatlong tile sa iyo, tatlo sa dealer, tig-isang buong set. Panalo ang mas magandang kamay; sa magkapareho, balik ang taya. Ang bonus ay para sa sarili mong kamay.',
    'cards-21':
      'Piliin kung saan titigil ang kamay mo. Panalo ang mas malapit sa 21 kaysa dealer, talo ang lampas sa 21. Sa 17 tumitigil ang dealer. Sa magkapareho, balik ang taya.',
    'bingo-75':
      'Isang kard na may 25, 30 sa 75 bola. May premyo ang bawat buong linya; may premyo ang mga kanto kapag tinawag ang apat. Libre ang gitna.',
    'bingo-keno': 'Sampung numero ang pinili para sa iyo, at 20 sa 80 ang bubunutin.',
    'bingo-lotto': 'Anim na numero ang pinili para sa iyo, at 6 sa 42 ang bubunutin.',
    slip: 'Tumaya sa resulta ng laban bago ito magsimula. Ang odds na kinuha mo ang ibabayad. Dalawang minuto ang maikling laban; ang iba ay binabayaran dalawang oras mula sa simula.',
  },
}
