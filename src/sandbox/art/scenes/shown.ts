import { dust, glowAt } from '../objects/scenery'
import { bulbs } from '../objects/wheels'
import type { Turf } from '../palette'
import { at, circ, ell, n1, n2, path, poly, rect } from '../svg'
import type { Point } from '../svg'
import { burst, sky } from './scene'
import type { Scene } from './scene'

/** Places to watch a game from: table, stage, arena, pit. */
export const SHOWN_SCENES = {
  rays(g, p) {
    const cy = g.h * 0.4
    return {
      back:
        rect(
          0,
          0,
          g.w,
          g.h,
          g.rad(
            [
              [0, p.pale],
              [0.28, p.light],
              [0.62, p.base],
              [1, p.deep],
            ],
            g.w / 2,
            cy,
            g.h * 0.72,
            true,
          ),
        ) +
        burst(g, p, cy, g.r.pick([14, 18, 22]), 0.55) +
        glowAt(g, g.w / 2, cy, g.w * 0.52, p.glow, 0.85) +
        dust(g, 22, p.glow),
      front: '',
    }
  },

  felt(g, p) {
    const { w, h, r } = g
    let s = rect(
      0,
      0,
      w,
      h,
      g.lin([
        [0, p.ink],
        [1, p.deep],
      ]),
    )
    for (let i = 0; i < 16; i++)
      s += circ(
        r.n(0, w),
        r.n(0, h * 0.36),
        r.n(5, 20),
        r.pick([p.glow, p.accent, p.light]),
        `opacity="${n2(r.n(0.1, 0.4))}"`,
      )
    const cone = g.lin([
      [0, p.glow, 0.6],
      [1, p.glow, 0],
    ])
    s += poly(
      [
        [w * 0.42, -5],
        [w * 0.58, -5],
        [w * 1.05, h * 0.74],
        [w * -0.05, h * 0.74],
      ],
      cone,
      'opacity=".75"',
    )
    s +=
      ell(w / 2, h * 0.98, w * 0.98, h * 0.54, '#3a1607') +
      ell(w / 2, h * 0.98, w * 0.98, h * 0.54, 'none', 'stroke="#c98b3c" stroke-width="5"') +
      ell(
        w / 2,
        h,
        w * 0.92,
        h * 0.51,
        g.rad(
          [
            [0, p.light],
            [0.55, p.base],
            [1, p.mid],
          ],
          0.5,
          0.2,
          0.75,
        ),
      ) +
      ell(w / 2, h * 1.02, w * 0.72, h * 0.42, 'none', `stroke="${p.glow}" stroke-width="2.5" opacity=".7"`) +
      ell(w / 2, h * 1.02, w * 0.66, h * 0.385, 'none', `stroke="${p.glow}" stroke-width="1.4" opacity=".55"`)
    return { back: s, front: '' }
  },

  stage(g, p) {
    const { w, h } = g
    let s =
      rect(
        0,
        0,
        w,
        h,
        g.rad(
          [
            [0, p.pale],
            [0.3, p.base],
            [0.7, p.deep],
            [1, p.ink],
          ],
          w / 2,
          h * 0.4,
          h * 0.62,
          true,
        ),
      ) + burst(g, p, h * 0.42, 16, 0.5)
    const cur = g.lin(
      [
        [0, p.accentDeep],
        [0.12, p.accent],
        [0.24, p.accentDeep],
        [0.38, p.accent],
        [0.5, p.accentDeep],
        [0.64, p.accent],
        [0.78, p.accentDeep],
        [0.9, p.accent],
        [1, p.accentInk],
      ],
      0,
      0,
      1,
      0,
    )
    const c = (d: number) =>
      `<g${d < 0 ? ` transform="translate(${w} 0) scale(-1 1)"` : ''}><path d="M-5 -5L${n1(w * 0.36)} -5Q${n1(w * 0.3)} ${n1(h * 0.3)} ${n1(w * 0.1)} ${n1(h * 0.5)}Q${n1(w * 0.17)} ${n1(h * 0.62)} ${n1(w * 0.13)} ${h}L-5 ${h}Z" fill="${cur}"/><path d="M${n1(w * 0.36)} -5Q${n1(w * 0.3)} ${n1(h * 0.3)} ${n1(w * 0.1)} ${n1(h * 0.5)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="6"/>${rect(-5, h * 0.485, w * 0.16, 9, '#f3c04a', 'rx="4"')}</g>`
    s += ell(w / 2, h * 0.84, w * 0.6, h * 0.13, p.glow, 'opacity=".35"')
    let top = ''
    for (let i = 0; i < 7; i++)
      top += path(
        `M${n1((w / 7) * i)} -4h${n1(w / 7)}v14q${n1(-w / 14)} 24 ${n1(-w / 7)} 0Z`,
        i % 2 ? p.accent : p.accentDeep,
      )
    return { back: s + c(1) + c(-1), front: top + bulbs(13, (t) => [w * (t + 0.5 / 13), 9], 3.4) }
  },

  arena(g, p) {
    const { w, h, r } = g
    let s = sky(g, p, [
      [0, p.ink],
      [0.3, p.deep],
      [0.6, p.base],
    ])
    let crowd = ''
    for (let i = 0; i < 130; i++)
      crowd += circ(
        r.n(0, w),
        r.n(h * 0.3, h * 0.54),
        r.n(1, 2.6),
        r.pick([p.pale, p.accent, p.glow, p.light, '#fff']),
        `opacity="${n2(r.n(0.2, 0.75))}"`,
      )
    s +=
      path(
        `M-5 ${h * 0.3}Q${w / 2} ${h * 0.4} ${w + 5} ${h * 0.3}L${w + 5} ${h * 0.58}L-5 ${h * 0.58}Z`,
        p.deep,
      ) + crowd
    const beam = g.lin([
      [0, '#fff', 0.65],
      [1, '#fff', 0],
    ])
    const lamps: readonly Point[] = [
      [0.1, 0.4],
      [0.36, 0.1],
      [0.64, -0.1],
      [0.9, -0.4],
    ]
    lamps.forEach(([x, k]) => {
      s += poly(
        [
          [w * x - 5, h * 0.06],
          [w * x + 5, h * 0.06],
          [w * (x + k) + 46, h * 0.72],
          [w * (x + k) - 46, h * 0.72],
        ],
        beam,
        'opacity=".5"',
      )
      for (let i = 0; i < 6; i++)
        s += circ(w * x + ((i % 3) - 1) * 8, h * 0.045 + Math.floor(i / 3) * 8, 3, '#fff')
      s += glowAt(g, w * x, h * 0.06, 34, '#fff', 0.7)
    })
    const turf: Turf = p.turf ?? ['#1fa350', '#0d7a3c', '#06431f']
    s += rect(
      0,
      h * 0.56,
      w,
      h * 0.5,
      g.lin([
        [0, turf[0]],
        [1, turf[2]],
      ]),
    )
    for (let i = -4; i < 5; i += 2)
      s += poly(
        [
          [w / 2 + i * 22, h * 0.56],
          [w / 2 + (i + 1) * 22, h * 0.56],
          [w / 2 + (i + 1) * 90, h],
          [w / 2 + i * 90, h],
        ],
        turf[1],
        'opacity=".6"',
      )
    s +=
      ell(w / 2, h * 0.78, w * 0.42, h * 0.1, 'none', 'stroke="#fff" stroke-width="3" opacity=".6"') +
      rect(0, h * 0.56, w, 2.5, '#fff', 'opacity=".7"')
    return { back: s, front: dust(g, 16, '#fff', 0, h * 0.6) }
  },

  pit(g, p) {
    const { w, h, r } = g
    let s =
      rect(
        0,
        0,
        w / 2,
        h,
        g.lin([
          [0, '#3a0508'],
          [0.6, '#c81f25'],
          [1, '#5e0a0d'],
        ]),
      ) +
      rect(
        w / 2,
        0,
        w / 2,
        h,
        g.lin([
          [0, '#04123a'],
          [0.6, '#1c57d8'],
          [1, '#08225e'],
        ]),
      ) +
      burst(g, p, h * 0.42, 18, 0.4)
    for (let i = 0; i < 60; i++)
      s += circ(r.n(0, w), r.n(h * 0.08, h * 0.34), r.n(3, 6), '#000', 'opacity=".28"')
    s += poly(
      [
        [w * 0.56, -5],
        [w * 0.46, h * 0.34],
        [w * 0.56, h * 0.36],
        [w * 0.43, h],
        [w * 0.53, h * 0.46],
        [w * 0.43, h * 0.44],
        [w * 0.5, -5],
      ],
      '#fff4c0',
      'opacity=".9"',
    )
    s +=
      ell(
        w / 2,
        h * 0.82,
        w * 0.7,
        h * 0.2,
        g.rad([
          [0, '#f5d59a'],
          [0.7, '#c8924a'],
          [1, '#6b421a'],
        ]),
      ) + ell(w / 2, h * 0.82, w * 0.7, h * 0.2, 'none', 'stroke="#fff3d5" stroke-width="4" opacity=".8"')
    let f = ''
    for (let i = 0; i < 9; i++)
      f += at(
        r.n(10, w - 10),
        r.n(20, h * 0.66),
        path(
          'M0 0C6 -8 8 -22 2 -32C-6 -22 -6 -8 0 0ZM0 0L1 8',
          r.pick(['#ff5a3c', '#ffb43c', '#fff', '#3c7bff']),
          'stroke="#2a0d06" stroke-width="1"',
        ),
        r.n(0, 360),
        r.n(0.5, 1),
      )
    return { back: s, front: f }
  },

  shards(g, p) {
    const { w, h, r } = g
    let s =
      rect(
        0,
        0,
        w,
        h,
        g.lin(
          [
            [0, p.ink],
            [1, p.deep],
          ],
          0,
          0,
          1,
          1,
        ),
      ) + glowAt(g, w / 2, h * 0.38, w * 0.7, p.base, 0.9)
    for (let i = 0; i < 9; i++) {
      const x = r.n(-60, w),
        y = r.n(-40, h * 0.8),
        L = r.n(120, 280),
        t = r.n(10, 46),
        sk = -0.62
      s += poly(
        [
          [x, y],
          [x + L, y + L * sk],
          [x + L, y + L * sk + t],
          [x, y + t],
        ],
        r.pick([p.base, p.mid, p.accent, p.light, p.accentDeep]),
        `opacity="${n2(r.n(0.22, 0.7))}"`,
      )
    }
    for (let i = 0; i < 5; i++) {
      const x = r.n(-20, w),
        y = r.n(0, h * 0.7),
        L = r.n(60, 150)
      s += `<path d="M${n1(x)} ${n1(y)}l${n1(L)} ${n1(-L * 0.62)}" stroke="${r.pick([p.accentLight, p.pale])}" stroke-width="2.5" opacity=".9"/>`
    }
    let ht = ''
    for (let y = 0; y < 9; y++)
      for (let x = 0; x < 9; x++) {
        const q = 3.4 - (x + y) * 0.22
        if (q > 0.4) ht += circ(8 + x * 10, 8 + y * 10, q, p.accent)
      }
    s += `<g opacity=".45">${ht}</g>`
    return { back: s, front: '' }
  },

  drum(g, p) {
    const { w, h } = g
    let s =
      rect(
        0,
        0,
        w,
        h,
        g.rad(
          [
            [0, p.pale],
            [0.35, p.light],
            [0.75, p.base],
            [1, p.mid],
          ],
          w / 2,
          h * 0.38,
          h * 0.62,
          true,
        ),
      ) + burst(g, p, h * 0.38, 12, 0.7)
    let dots = ''
    for (let y = 0; y < 12; y++)
      for (let x = 0; x < 9; x++) dots += circ(x * 38 + (y % 2) * 19, y * 38, 4, '#fff')
    s += `<g opacity=".12">${dots}</g>`
    return { back: s, front: bulbs(11, (t) => [w * (t + 0.5 / 11), 10], 3.6) + dust(g, 14, '#fff') }
  },
} satisfies Record<string, Scene>
