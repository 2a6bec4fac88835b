import type { Stop } from './canvas'

/** How a title is coloured: the gradient of the letters, their edge, and the hull that holds them together. */
export interface Face {
  readonly fill: readonly Stop[]
  readonly edge: string
  readonly hull: string
}

export const FACES = {
  gold: {
    fill: [
      [0, '#fffce6'],
      [0.36, '#ffe26b'],
      [0.5, '#ffc125'],
      [0.54, '#e88a00'],
      [0.8, '#ffb91f'],
      [1, '#fff0a6'],
    ],
    edge: '#7a2e00',
    hull: '#2b0d02',
  },
  fire: {
    fill: [
      [0, '#fffbd0'],
      [0.35, '#ffd83a'],
      [0.62, '#ff7a1a'],
      [1, '#e3170a'],
    ],
    edge: '#5b0000',
    hull: '#220000',
  },
  ice: {
    fill: [
      [0, '#ffffff'],
      [0.45, '#d4f4ff'],
      [0.5, '#7fd3ff'],
      [1, '#2c8df0'],
    ],
    edge: '#0b3f8f',
    hull: '#04173a',
  },
  jade: {
    fill: [
      [0, '#f7ffdc'],
      [0.45, '#a7f27a'],
      [0.52, '#37c25a'],
      [1, '#0c8a4a'],
    ],
    edge: '#04522c',
    hull: '#01240f',
  },
  candy: {
    fill: [
      [0, '#ffffff'],
      [0.5, '#ffffff'],
      [0.52, '#ffe2f0'],
      [1, '#ff9ccc'],
    ],
    edge: '#d3126f',
    hull: '#55052f',
  },
  cream: {
    fill: [
      [0, '#fffaf0'],
      [1, '#ffe2ad'],
    ],
    edge: '#b3261e',
    hull: '#35060a',
  },
  steel: {
    fill: [
      [0, '#ffffff'],
      [0.46, '#c9d6e2'],
      [0.5, '#7d93a8'],
      [1, '#eef5fa'],
    ],
    edge: '#25384a',
    hull: '#0a141d',
  },
  lemon: {
    fill: [
      [0, '#ffffd8'],
      [0.5, '#ffee55'],
      [0.54, '#ffcf1f'],
      [1, '#ffb000'],
    ],
    edge: '#0f5a35',
    hull: '#02251a',
  },
  sea: {
    fill: [
      [0, '#ffffff'],
      [0.44, '#c8fff5'],
      [0.5, '#4fe3d8'],
      [1, '#0aa6c2'],
    ],
    edge: '#044a6e',
    hull: '#021e36',
  },
  ruby: {
    fill: [
      [0, '#fff1ec'],
      [0.42, '#ff9a86'],
      [0.5, '#f4433c'],
      [1, '#b80f2e'],
    ],
    edge: '#fff2c9',
    hull: '#3a0212',
  },
} satisfies Record<string, Face>

export type FaceName = keyof typeof FACES
