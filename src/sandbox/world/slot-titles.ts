import type { Rng } from '../rng'

/**
 * Slot titles: a subject with endings that suit its kind. Every subject gets only a few endings, so that
 * the list reads like a lobby and not like a table of combinations.
 */
interface Kind {
  readonly subjects: readonly string[]
  readonly endings: readonly string[]
  /** Titles per subject. */
  readonly each: number
}

const kinds: readonly Kind[] = [
  {
    subjects: [
      'Carabao',
      'Tamaraw',
      'Tigre',
      'Agila',
      'Sarimanok',
      'Bakunawa',
      'Panda',
      'Lobo',
      'Toro',
      'Kabayo',
      'Haribon',
      'Palaka',
      'Pawikan',
      'Buwaya',
      'Matsing',
      'Leon',
      'Adarna',
      'Cobra',
      'Elephant',
      'Peacock',
    ],
    endings: ['Fortune', 'King', 'Rush', 'Treasure', 'Moon', 'Legend', 'Gold', 'Kingdom', 'Spirit', 'Trail'],
    each: 5,
  },
  {
    subjects: ['Mango', 'Pinya', 'Buko', 'Melon', 'Cherry', 'Saging', 'Berry', 'Pakwan'],
    endings: ['Bonanza', 'Splash', 'Blast', 'Party', 'Twist', 'Fiesta', 'Crush'],
    each: 4,
  },
  {
    subjects: ['Candy', 'Sugar', 'Halo-Halo', 'Choco', 'Kendi', 'Kakanin', 'Cookie', 'Sorbet'],
    endings: ['Parade', 'Mix', 'Pop', 'Land', 'Shower', 'Factory', 'Tower'],
    each: 4,
  },
  {
    subjects: ['Gem', 'Jewel', 'Ruby', 'Emerald', 'Sapphire', 'Diamond', 'Crystal', 'Hiyas', 'Perlas'],
    endings: ['Cascade', 'Vault', 'Forge', 'Rain', 'Quest', 'Palace', 'Strike'],
    each: 4,
  },
  {
    subjects: [
      'Datu',
      'Reyna',
      'Korona',
      'Lapu',
      'Mandirigma',
      'Salamangka',
      'Diwata',
      'Aswang',
      'Engkanto',
      'Alamat',
    ],
    endings: ['Rising', 'Realm', 'Crown', 'Riches', 'Nights', 'Secret', 'Power', 'Saga'],
    each: 4,
  },
  {
    subjects: [
      'Pharaoh',
      'Anubis',
      'Viking',
      'Samurai',
      'Ninja',
      'Pirate',
      'Zeus',
      'Medusa',
      'Aztec',
      'Spartan',
      'Wizard',
      'Genie',
    ],
    endings: ['Raid', 'Tomb', 'Glory', 'Fury', 'Bounty', 'Temple', 'Oath', 'Gate', 'Wrath'],
    each: 5,
  },
  {
    subjects: ['Mayon', 'Kidlat', 'Bagyo', 'Apoy', 'Bulkan', 'Ember', 'Inferno', 'Thunder'],
    endings: ['Blaze', 'Fury', 'Wilds', 'Strike', 'Eruption', 'Link'],
    each: 4,
  },
  {
    subjects: ['Galaxy', 'Bituin', 'Buwan', 'Araw', 'Cosmic', 'Neon', 'Robot', 'Planet', 'Astro'],
    endings: ['Spin', 'Drift', 'Surge', 'Voyage', 'Nova', 'Pulse', 'Arcade'],
    each: 4,
  },
  {
    subjects: [
      'Jeepney',
      'Parol',
      'Piyesta',
      'Karnabal',
      'Sayaw',
      'Tiovivo',
      'Paputok',
      'Bahaghari',
      'Sirko',
    ],
    endings: ['Joyride', 'Night', 'Express', 'Lights', 'Fever', 'Boom', 'Street'],
    each: 4,
  },
  {
    subjects: ['Lucky', 'Swerte', 'Ginto', 'Buenas', 'Jackpot', 'Golden', 'Super', 'Royal', 'Grand'],
    endings: ['Ampao', 'Barya', 'Baul', 'Sevens', 'Clover', 'Bells', 'Million', 'Lotus', 'Koi', 'Coins'],
    each: 6,
  },
  {
    subjects: ['Classic', 'Triple', 'Wild', 'Hot', 'Double'],
    endings: ['777', 'Joker', 'Bar Rush', 'Fruits', 'Reels', 'Diamonds'],
    each: 4,
  },
]

/** Titles the site's artwork is built on; they come first in every list. */
const knownSlots: readonly string[] = [
  'Sarimanok Gold',
  'Gem Cascade',
  'Tomb of Anubis',
  'Candy Parade',
  'Viking Raid',
  'Mango Bonanza',
  'Galaxy Spin',
  'Fortune Carabao',
  'Samurai Bloom',
  'Bakunawa Moon',
  'Mayon Blaze',
  'Halo-Halo Mix',
  'Lucky Ampao',
  'Jeepney Joyride',
  'Tiger Temple',
  'Crown of Datu',
  'Super 777 Classic',
  'Thunder Kidlat',
  'Golden Baul',
  'Pirate Galleon',
  'Wolf Moon',
  'Jungle King',
  'Neon Robot',
  'Carousel Night',
]

/** All slot titles, unique, the known ones first. */
export function slotTitles(random: Rng): string[] {
  const titles = new Set(knownSlots)
  const rest: string[] = []
  for (const { subjects, endings, each } of kinds)
    for (const subject of subjects)
      for (const ending of random.shuffle(endings).slice(0, each)) rest.push(`${subject} ${ending}`)
  for (const title of random.shuffle(rest)) titles.add(title)
  return [...titles]
}
