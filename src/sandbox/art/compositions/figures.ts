import ornaments from '../data/ornaments.json' with { type: 'json' }
import { emblem } from '../emblems'
import type { EmblemLook } from '../emblems'
import { findIcon } from '../icons'
import { glowAt, rays, spark } from '../objects/scenery'
import { palette } from '../palette'
import { n1, path } from '../svg'
import type { Composition } from './composition'
import { FRAMES, medalFrame } from './frame'
import { scatter } from './scatter'

/** Pictures of one emblem or a few. */
export const FIGURES = {
  hero(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g
    let s = glowAt(g, cx, cy, size * 0.62, p.glow, 0.8)
    if (o.gems) s += scatter(g, p, 'gem', cx, cy, size * 0.58, 6)
    else if (r.yes(0.55)) s += scatter(g, p, 'coin', cx, cy, size * 0.55, 5)
    const crowned =
      /\bking|\bhari\b|royal|gold|datu|fortune|emperor|swerte/i.test(o.name) &&
      /-face$|:lion$|:bear$|:panda$|:fox$|:wolf$|:frog$/.test(o.key ?? '')
    if (crowned) {
      s +=
        emblem(g, o.key, cx, cy + size * 0.08, size * 0.92, { p, mat: o.mat }) +
        emblem(g, ornaments.crown, cx, cy - size * 0.42, size * 0.42, { p })
    } else s += emblem(g, o.key, cx, cy, size, { p, rot: r.n(-7, 7), flip: r.yes(0.3), mat: o.mat })
    return (
      s +
      spark(cx - size * 0.36, cy - size * 0.36, size * 0.09) +
      spark(cx + size * 0.4, cy + size * 0.1, size * 0.06)
    )
  },

  medal(g, p, o) {
    const { cx, cy, size } = o,
      kind = g.r.pick(FRAMES)
    const R = size * 0.52
    return (
      glowAt(g, cx, cy, size * 0.78, p.glow, 0.75) +
      scatter(g, p, 'coin', cx, cy, R * 1.08, 4) +
      medalFrame(g, p, cx, cy, R, kind) +
      rays(
        cx,
        cy,
        R * 0.8,
        16,
        g.rad(
          [
            [0, p.glow, 0.55],
            [1, p.glow, 0],
          ],
          cx,
          cy,
          R * 0.82,
          true,
        ),
      ) +
      emblem(g, o.key, cx, cy, size * 0.8, { p, mat: o.mat, rim: p.glow }) +
      spark(cx - R * 0.6, cy - R * 0.68, size * 0.08) +
      spark(cx + R * 0.72, cy + R * 0.3, size * 0.055)
    )
  },

  duo(g, p, o) {
    const { cx, cy, size } = o,
      k2 = o.choices[1]
    return (
      glowAt(g, cx, cy, size * 0.7, p.glow, 0.8) +
      emblem(g, o.choices[0] ?? o.key, cx - size * 0.24, cy - size * 0.07, size * 0.72, { p, rot: -8 }) +
      emblem(g, k2, cx + size * 0.25, cy + size * 0.12, size * 0.68, { p, rot: 8, flip: true }) +
      spark(cx, cy - size * 0.4, size * 0.1)
    )
  },

  cluster(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g,
      rest = r.shuffle(o.choices.filter((k) => k !== o.key))
    let s = glowAt(g, cx, cy, size * 0.68, p.glow, 0.8)
    if (rest[0])
      s += emblem(g, rest[0], cx - size * 0.36, cy + size * r.n(-0.02, 0.16), size * 0.52, {
        p,
        rot: r.n(-16, -4),
        outline: 1.3,
      })
    if (rest[1])
      s += emblem(g, rest[1], cx + size * 0.37, cy + size * r.n(0.06, 0.2), size * 0.5, {
        p,
        rot: r.n(4, 16),
        outline: 1.3,
      })
    if (rest[2])
      s += emblem(g, rest[2], cx + size * 0.27, cy - size * 0.34, size * 0.36, {
        p,
        rot: r.n(-10, 20),
        outline: 1.6,
      })
    return (
      s +
      scatter(g, p, 'coin', cx, cy, size * 0.56, 3) +
      emblem(g, o.key, cx - size * 0.02, cy - size * 0.02, size * 0.84, { p, rot: r.n(-6, 6) }) +
      spark(cx - size * 0.3, cy - size * 0.36, size * 0.09)
    )
  },

  versus(g, _, o) {
    const { cx, cy, size } = o,
      red = palette('ember'),
      blu = palette('cobalt')
    const two = findIcon(o.key)?.mono === true
    const left: EmblemLook = two
        ? { p: red, mat: 'ember', flip: true }
        : { p: red, rim: '#ff7a5c', flip: true },
      right: EmblemLook = two ? { p: blu, mat: 'sapphire' } : { p: blu, rim: '#7db8ff' }
    return (
      glowAt(g, cx - size * 0.3, cy, size * 0.5, '#ffb28a', 0.6) +
      glowAt(g, cx + size * 0.3, cy, size * 0.5, '#a9d2ff', 0.6) +
      emblem(g, o.key, cx + size * 0.33, cy + size * 0.06, size * 0.74, right) +
      emblem(g, o.key, cx - size * 0.33, cy + size * 0.06, size * 0.74, left)
    )
  },

  sport(g, p, o) {
    const { cx, cy, size } = o
    const { r } = g
    let s = glowAt(g, cx, cy, size * 0.75, p.glow, 0.8)
    const dir = r.yes() ? 1 : -1,
      ang = r.n(18, 40) * dir
    s += `<g transform="rotate(${n1(ang)} ${n1(cx)} ${n1(cy)})">`
    const trails: readonly (readonly [number, number, number, string])[] = [
      [-0.3, 0.9, 16, p.glow],
      [-0.08, 1.15, 22, '#fff'],
      [0.16, 1.05, 18, p.accent],
      [0.33, 0.8, 10, p.glowDeep],
    ]
    trails.forEach(([k, L, wd, c]) => {
      s += path(
        `M${n1(cx - dir * size * L)} ${n1(cy + k * size)}L${n1(cx)} ${n1(cy + k * size - wd)}L${n1(cx)} ${n1(cy + k * size + wd)}Z`,
        c,
        'opacity=".62"',
      )
    })
    s += '</g>'
    return (
      s +
      emblem(g, o.key, cx, cy, size * 0.84, { p, rot: ang, rim: '#fff' }) +
      spark(cx + dir * size * 0.34, cy - size * 0.34, size * 0.1)
    )
  },

  crash(g, p, o) {
    const { cx, cy, size } = o,
      w = g.w
    const d = `M-6 ${n1(cy + size * 0.6)}C${n1(cx * 0.7)} ${n1(cy + size * 0.58)} ${n1(cx)} ${n1(cy + size * 0.3)} ${n1(cx + size * 0.1)} ${n1(cy)}`
    let grid = ''
    for (let i = 1; i < 6; i++)
      grid += `<path d="M0 ${n1((g.h / 6) * i)}H${w}M${n1((w / 6) * i)} 0V${g.h}" stroke="#fff" stroke-opacity=".1"/>`
    return (
      grid +
      `<path d="${d}L${n1(cx + size * 0.1)} ${g.h}L-6 ${g.h}Z" fill="${g.lin([
        [0, p.accent, 0.55],
        [1, p.accent, 0.05],
      ])}"/><path d="${d}" fill="none" stroke="${p.accentLight}" stroke-width="7" stroke-linecap="round"/>` +
      glowAt(g, cx + size * 0.1, cy - size * 0.04, size * 0.62, p.glow, 0.75) +
      emblem(g, o.key ?? ornaments.rocket, cx + size * 0.12, cy - size * 0.06, size * 0.82, { p, rot: 4 }) +
      spark(cx - size * 0.34, cy - size * 0.34, size * 0.08) +
      spark(cx + size * 0.44, cy - size * 0.44, size * 0.06)
    )
  },
} satisfies Record<string, Composition>
