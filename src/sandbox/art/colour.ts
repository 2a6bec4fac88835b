const linear = (l: number, m: number, s: number): [number, number, number] => [
  4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
  -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
]

const byte = (channel: number): string => {
  const v = Math.min(1, Math.max(0, channel))
  const gamma = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0')
}

/**
 * An OKLCH colour as #rrggbb. Lightness 0..1, chroma 0..0.4, hue in degrees.
 * A colour outside sRGB loses chroma, not lightness, so that contrast stays as designed.
 */
export function oklch(L: number, C: number, H: number): string {
  const h = (H * Math.PI) / 180
  for (let c = C; ; c -= 0.008) {
    const cc = Math.max(c, 0)
    const a = cc * Math.cos(h)
    const b = cc * Math.sin(h)
    const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
    const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
    const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
    const rgb = linear(l, m, s)
    if (cc === 0 || rgb.every((v) => v >= -0.001 && v <= 1.001)) return '#' + rgb.map(byte).join('')
  }
}
