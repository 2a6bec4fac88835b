import { cloud, dust, frond, glowAt, leaf, ridge } from '../objects/scenery'
import { at, circ, ell, n1, n2, path, polar, poly, rect } from '../svg'
import { burst, sky } from './scene'
import type { Scene } from './scene'

/** Places without people: water, leaves, rock, fire, flowers. */
export const WILD_SCENES = {
  sea(g, p) {
    const { w, h, r } = g
    let s = sky(g, p, [
      [0, p.pale],
      [0.2, p.light],
      [0.55, p.base],
      [1, p.deep],
    ])
    const sh = g.lin([
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ])
    for (let i = 0; i < 5; i++) {
      const x = w * (0.05 + i * 0.22) + r.n(-14, 14),
        b = r.n(16, 40)
      s += poly(
        [
          [x, -5],
          [x + b * 0.55, -5],
          [x + b * 1.7 - 60, h * 0.75],
          [x - 80, h * 0.75],
        ],
        sh,
        `opacity="${n2(r.n(0.4, 0.9))}"`,
      )
    }
    s += glowAt(g, w / 2, h * 0.36, w * 0.55, p.pale, 0.7)
    const rock = (x: number, d: number, f: string) =>
      path(
        `M${n1(x)} ${h}L${n1(x)} ${n1(h * 0.42)}q${10 * d} -22 ${20 * d} -4q${4 * d} 26 ${22 * d} 30q${18 * d} 6 ${14 * d} 52q${22 * d} 20 ${16 * d} 66q${20 * d} 30 ${20 * d} 110Z`,
        f,
      )
    s += `<g opacity=".55">${rock(-4, 1, p.mid)}${rock(w + 4, -1, p.mid)}</g>`
    for (let i = 0; i < 5; i++) {
      const x = r.n(20, w - 20),
        y = r.n(30, h * 0.6),
        k = r.n(0.5, 1)
      s += at(
        x,
        y,
        path('M-9 0C-4 -6 6 -6 10 0L16 -5L16 5L10 0C6 6 -4 6 -9 0Z', p.deep, 'opacity=".38"'),
        0,
        k,
      )
    }
    let f = ''
    const weed = (x: number, len: number, c: string, lean: number) =>
      path(
        `M${n1(x)} ${h + 4}c${n1(lean)} ${n1(-len * 0.3)} ${n1(-lean)} ${n1(-len * 0.6)} ${n1(lean * 0.4)} ${n1(-len)}c${n1(lean * 0.7 + 9)} ${n1(len * 0.4)} ${n1(10 - lean)} ${n1(len * 0.7)} 12 ${n1(len)}Z`,
        c,
      )
    for (let i = 0; i < 5; i++) {
      f += weed(r.n(-6, w * 0.2), r.n(h * 0.22, h * 0.42), i % 2 ? p.deep : p.accentDeep, r.n(-18, 18))
      f += weed(w - r.n(0, w * 0.2), r.n(h * 0.22, h * 0.42), i % 2 ? p.deep : p.accentDeep, r.n(-18, 18))
    }
    for (let i = 0; i < 16; i++) {
      const x = r.n(8, w - 8),
        y = r.n(10, h * 0.7),
        q = r.n(2, 8)
      f +=
        circ(x, y, q, '#fff', 'opacity=".16"') +
        circ(x, y, q, 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="1.1"') +
        circ(x - q * 0.35, y - q * 0.35, q * 0.22, '#fff')
    }
    return { back: s, front: f }
  },

  jungle(g, p) {
    const { w, h, r } = g
    let s =
      rect(
        0,
        0,
        w,
        h,
        g.rad(
          [
            [0, p.glow],
            [0.25, p.light],
            [0.6, p.mid],
            [1, p.ink],
          ],
          w / 2,
          h * 0.36,
          h * 0.66,
          true,
        ),
      ) + burst(g, p, h * 0.05, 14, 0.4)
    for (let i = 0; i < 8; i++)
      s += leaf(
        i % 2 ? w * 0.94 : w * 0.06,
        h * (0.1 + i * 0.085),
        w * r.n(0.34, 0.52),
        (i % 2 ? 180 : 0) + r.n(-40, 40),
        i % 3 ? p.mid : p.base,
        p.deep,
      )
    const f =
      frond(-10, 30, w * 0.5, 28, p.deep) +
      frond(w + 10, 20, w * 0.52, 152, p.ink) +
      frond(-14, h * 0.72, w * 0.46, -42, p.ink) +
      frond(w + 14, h * 0.7, w * 0.46, 222, p.deep) +
      leaf(-6, h * 0.8, w * 0.4, -18, p.deep, p.mid) +
      leaf(w + 6, h * 0.82, w * 0.38, 198, p.deep, p.mid)
    return { back: s, front: f + dust(g, 18, p.glow, h * 0.1, h * 0.7) }
  },

  peaks(g, p) {
    const { w, h, r } = g
    let s =
      sky(g, p, [
        [0, p.deep],
        [0.4, p.base],
        [0.68, p.pale],
      ]) +
      glowAt(g, w / 2, h * 0.34, w * 0.7, p.glow, 0.7) +
      circ(w / 2, h * 0.34, w * 0.33, p.pale, 'opacity=".9"') +
      dust(g, 26, '#fff', 0, h * 0.4)
    s +=
      ridge(g, w, h * 0.5, 40, 7, p.light, h) +
      ridge(g, w, h * 0.6, 44, 7, p.base, h) +
      ridge(g, w, h * 0.7, 34, 9, p.mid, h)
    let f = ''
    for (let i = 0; i < 6; i++) {
      const x = i < 3 ? r.n(-6, w * 0.2) : w - r.n(-6, w * 0.2),
        H = r.n(70, 130)
      f += path(
        `M${n1(x)} ${n1(h * 0.9 - H)}l${n1(H * 0.16)} ${n1(H * 0.34)}l-5 0l${n1(H * 0.14)} ${n1(H * 0.33)}l-6 0l${n1(H * 0.12)} ${n1(H * 0.33)}l${n1(-H * 0.72)} 0l${n1(H * 0.12)} ${n1(-H * 0.33)}l-6 0l${n1(H * 0.14)} ${n1(-H * 0.33)}l-5 0Z`,
        i % 2 ? p.deep : p.ink,
      )
    }
    return { back: s, front: f }
  },

  lava(g, p) {
    const { w, h, r } = g
    let s =
      rect(
        0,
        0,
        w,
        h,
        g.rad(
          [
            [0, '#ffe27a'],
            [0.25, p.light],
            [0.55, p.mid],
            [1, p.ink],
          ],
          w / 2,
          h * 0.42,
          h * 0.66,
          true,
        ),
      ) +
      burst(g, p, h * 0.42, 20, 0.4) +
      ridge(g, w, h * 0.62, 60, 6, p.deep, h) +
      ridge(g, w, h * 0.72, 40, 7, p.ink, h)
    let f = ''
    for (let i = 0; i < 9; i++) {
      const x = (w / 8) * i,
        H = r.n(50, 120) * (i < 2 || i > 6 ? 1.35 : 0.7)
      f += path(
        `M${n1(x - 26)} ${h + 4}C${n1(x - 34)} ${n1(h - H * 0.5)} ${n1(x - 6)} ${n1(h - H * 0.6)} ${n1(x - 2)} ${n1(h - H)}C${n1(x + 18)} ${n1(h - H * 0.66)} ${n1(x + 34)} ${n1(h - H * 0.4)} ${n1(x + 26)} ${h + 4}Z`,
        g.lin([
          [0, '#fff3a0', 0.95],
          [0.35, '#ffae2b', 0.9],
          [1, '#e2260b', 0.5],
        ]),
      )
    }
    return { back: s, front: f + dust(g, 36, '#ffd257', 0, h, 0.8, 3) }
  },

  waves(g, p) {
    const { w, h, r } = g
    let s =
      sky(g, p, [
        [0, p.ink],
        [0.3, p.mid],
        [0.55, p.glowDeep],
        [0.62, p.glow],
      ]) +
      circ(
        w / 2,
        h * 0.36,
        w * 0.34,
        g.lin([
          [0, p.glow],
          [1, p.glowDeep],
        ]),
      )
    for (let i = 0; i < 4; i++)
      s += cloud(r.n(0, w), r.n(20, h * 0.38), r.n(0.4, 0.8), i % 2 ? p.light : p.deep, 0.45)
    const wv = (y: number, a: number, n: number, c: string) => {
      const st = (w + 40) / n
      let d = `M-20 ${n1(y)}`
      for (let i = 0; i < n; i++)
        d += `q${n1(st * 0.3)} ${n1(-a)} ${n1(st * 0.62)} ${n1(-a * 0.5)}q${n1(-st * 0.14)} ${n1(a * 0.1)} ${n1(-st * 0.1)} ${n1(a * 0.5)}q${n1(st * 0.2)} ${n1(a * 0.3)} ${n1(st * 0.48)} 0`
      return path(
        d + `L${w + 20} ${h}L-20 ${h}Z`,
        c,
        `stroke="${p.pale}" stroke-opacity=".5" stroke-width="2"`,
      )
    }
    s += wv(h * 0.58, 26, 5, p.base) + wv(h * 0.66, 30, 4, p.mid)
    return { back: s, front: wv(h * 0.8, 36, 3, p.deep) + dust(g, 16, '#fff', h * 0.5, h) }
  },

  blossom(g, p) {
    const { w, h, r } = g
    let s =
      sky(g, p, [
        [0, p.mid],
        [0.4, p.light],
        [0.75, p.pale],
      ]) +
      circ(
        w / 2,
        h * 0.37,
        w * 0.38,
        g.lin([
          [0, p.glow],
          [1, p.pale],
        ]),
        'opacity=".95"',
      ) +
      ridge(g, w, h * 0.62, 40, 5, p.base, h) +
      ridge(g, w, h * 0.7, 24, 7, p.mid, h)
    const br = `<path d="M-8 74Q${w * 0.24} 68 ${w * 0.38} 20M${w * 0.2} 66Q${w * 0.3} 78 ${w * 0.42} 70M${w + 8} 130Q${w * 0.84} 120 ${w * 0.78} 76" stroke="#4a1a1e" stroke-width="7" fill="none" stroke-linecap="round"/>`
    const fl = (x: number, y: number, q: number) => {
      let t = ''
      for (let i = 0; i < 5; i++) {
        const [a, b] = polar(x, y, q * 0.62, i * 72 - 90)
        t += circ(a, b, q * 0.55, i % 2 ? '#ffc9dc' : '#ffb1cf')
      }
      return t + circ(x, y, q * 0.34, '#ffe58a')
    }
    let f = br
    const flowers: readonly (readonly [number, number, number])[] = [
      [0.06, 66, 13],
      [0.16, 54, 15],
      [0.26, 50, 12],
      [0.34, 26, 14],
      [0.4, 70, 11],
      [0.3, 76, 12],
      [0.95, 122, 15],
      [0.86, 110, 12],
      [0.8, 82, 14],
      [0.02, 90, 11],
    ]
    flowers.forEach(([x, y, q]) => {
      f += fl(w * x, y, q)
    })
    for (let i = 0; i < 14; i++)
      f += at(r.n(0, w), r.n(60, h * 0.72), ell(0, 0, 5, 2.6, '#ffb8d2'), r.n(0, 180))
    return { back: s, front: f }
  },
} satisfies Record<string, Scene>
