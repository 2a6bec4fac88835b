import { coin } from '../objects/gold'
import { bunting, cloud, dust, glowAt, hills, lantern, ridge, spark } from '../objects/scenery'
import { bulbs } from '../objects/wheels'
import { at, circ, ell, n1, n2, path, polar, poly, rect } from '../svg'
import { burst, sky } from './scene'
import type { Scene } from './scene'

/** Places somebody built, and the sky above them. */
export const BUILT_SCENES = {
  temple(g, p) {
    const { w, h, r } = g
    const cx = w / 2,
      cy = h * 0.36
    let s =
      sky(g, p, [
        [0, p.deep],
        [0.35, p.base],
        [0.62, p.glowDeep],
        [0.8, p.glow],
      ]) +
      burst(g, p, cy, 16, 0.34) +
      circ(
        cx,
        cy,
        w * 0.37,
        g.lin([
          [0, p.glow],
          [1, p.accent],
        ]),
        'opacity=".95"',
      ) +
      circ(cx, cy, w * 0.37, 'none', `stroke="${p.glow}" stroke-width="3" opacity=".8"`)
    const pag = (x: number, y: number, k: number, c: string) => {
      let d = ''
      for (let i = 0; i < 4; i++) {
        const W = (34 - i * 6) * k,
          yy = y - i * 30 * k
        d += `M${n1(x - W * 1.4)} ${n1(yy - 8 * k)}Q${n1(x - W * 0.7)} ${n1(yy - 12 * k)} ${n1(x - W * 0.45)} ${n1(yy - 22 * k)}L${n1(x + W * 0.45)} ${n1(yy - 22 * k)}Q${n1(x + W * 0.7)} ${n1(yy - 12 * k)} ${n1(x + W * 1.4)} ${n1(yy - 8 * k)}L${n1(x + W * 0.8)} ${n1(yy)}L${n1(x + W * 0.8)} ${n1(yy + 9 * k)}L${n1(x - W * 0.8)} ${n1(yy + 9 * k)}L${n1(x - W * 0.8)} ${n1(yy)}Z`
      }
      d += `M${n1(x - 2 * k)} ${n1(y - 110 * k)}L${n1(x)} ${n1(y - 132 * k)}L${n1(x + 2 * k)} ${n1(y - 110 * k)}Z`
      return path(d, c)
    }
    s +=
      ridge(g, w, h * 0.6, 26, 8, p.base, h) +
      pag(w * 0.13, h * 0.68, 1.05, p.mid) +
      pag(w * 0.88, h * 0.7, 0.9, p.mid) +
      hills(g, w, h * 0.72, 20, 4, p.deep, h)
    for (let i = 0; i < 3; i++)
      s += cloud(r.n(0, w), h * (0.5 + i * 0.07), r.n(0.5, 0.8), i % 2 ? p.glow : '#fff', 0.28)
    return {
      back: s,
      front: lantern(g, 34, 46, 0.95) + lantern(g, w - 34, 38, 0.8) + lantern(g, w - 78, 18, 0.5),
    }
  },

  desert(g, p) {
    const { w, h } = g
    const cx = w / 2,
      cy = h * 0.37
    let s =
      sky(g, p, [
        [0, p.mid],
        [0.4, p.base],
        [0.66, p.glowDeep],
        [1, p.glow],
      ]) +
      burst(g, p, cy, 20, 0.45) +
      circ(
        cx,
        cy,
        w * 0.36,
        g.rad([
          [0, '#fffbe0'],
          [0.6, p.glow],
          [1, p.glowDeep],
        ]),
      )
    const pyr = (x: number, y: number, b: number, t: number, c1: string, c2: string) =>
      poly(
        [
          [x - b, y],
          [x, y - t],
          [x + b * 0.24, y],
        ],
        c1,
      ) +
      poly(
        [
          [x, y - t],
          [x + b, y],
          [x + b * 0.24, y],
        ],
        c2,
      )
    s +=
      pyr(w * 0.16, h * 0.68, w * 0.3, h * 0.25, p.light, p.mid) +
      pyr(w * 0.86, h * 0.69, w * 0.34, h * 0.3, p.base, p.deep) +
      path(
        `M-5 ${h * 0.66}Q${w * 0.25} ${h * 0.6} ${w * 0.5} ${h * 0.67}T${w + 5} ${h * 0.65}L${w + 5} ${h}L-5 ${h}Z`,
        g.lin([
          [0, p.light],
          [1, p.deep],
        ]),
      )
    const col = (x: number) => {
      let q = rect(
        x - 17,
        -4,
        34,
        h * 0.78,
        g.lin(
          [
            [0, p.deep],
            [0.35, p.base],
            [0.6, p.mid],
            [1, p.ink],
          ],
          0,
          0,
          1,
          0,
        ),
      )
      for (let i = 0; i < 6; i++)
        q +=
          rect(x - 17, 30 + i * 46, 34, 5, p.glowDeep, 'opacity=".8"') +
          rect(x - 6, 44 + i * 46, 12, 16, p.ink, 'opacity=".35" rx="3"')
      return q
    }
    return { back: s + `<g opacity=".92">${col(9)}${col(w - 9)}</g>`, front: dust(g, 26, p.glow) }
  },

  city(g, p) {
    const { w, h, r } = g
    let s =
      sky(g, p, [
        [0, p.ink],
        [0.35, p.deep],
        [0.62, p.base],
        [0.74, p.accent],
      ]) + glowAt(g, w / 2, h * 0.5, w * 0.8, p.accent, 0.55)
    const row = (y: number, c: string, lit: string, mn: number, mx: number) => {
      let q = ''
      for (let x = -6; x < w;) {
        const bw = r.n(20, 40),
          bh = r.n(mn, mx)
        q += rect(x, y - bh, bw - 2, bh + h, c)
        for (let yy = y - bh + 8; yy < y - 6; yy += 10)
          for (let xx = x + 5; xx < x + bw - 8; xx += 8)
            if (r() < 0.42) q += rect(xx, yy, 4, 5, lit, `opacity="${n2(r.n(0.35, 1))}"`)
        x += bw
      }
      return q
    }
    s +=
      row(h * 0.62, p.mid, p.glow, 60, 150) + row(h * 0.7, p.ink, r.yes() ? p.glow : p.accentLight, 30, 100)
    return {
      back:
        s +
        rect(
          0,
          h * 0.68,
          w,
          h * 0.4,
          g.lin([
            [0, p.accent, 0.5],
            [0.3, p.deep, 0.9],
            [1, p.ink],
          ]),
        ),
      front: dust(g, 14, p.accentLight, 0, h * 0.5),
    }
  },

  candyland(g, p) {
    const { w, h, r } = g
    let s =
      sky(g, p, [
        [0, p.base],
        [0.45, p.light],
        [0.8, p.pale],
      ]) + burst(g, p, h * 0.4, 16, 0.42)
    ;['#ff6f91', '#ffc75f', '#9be36b', '#5cc9f5', '#b79bff'].forEach((c, i) => {
      s += circ(
        w / 2,
        h * 0.62,
        w * (0.56 - i * 0.045),
        'none',
        `stroke="${c}" stroke-width="${n1(w * 0.046)}" opacity=".8"`,
      )
    })
    s +=
      cloud(w * 0.14, h * 0.3, 0.8, '#fff', 0.95) +
      cloud(w * 0.88, h * 0.2, 0.66, '#fff', 0.9) +
      hills(g, w, h * 0.66, 44, 3, p.light, h) +
      hills(g, w, h * 0.74, 40, 3, p.accent, h)
    let f = ''
    const lol = (x: number, y: number, q: number, c: string) =>
      rect(x - 2.5, y, 5, q * 3.2, '#fff') +
      circ(x, y, q, c) +
      path(
        `M${x} ${y}m${n1(-q * 0.1)} 0a${n1(q * 0.3)} ${n1(q * 0.3)} 0 0 1 ${n1(q * 0.5)} 0a${n1(q * 0.6)} ${n1(q * 0.6)} 0 0 1 ${n1(-q * 1.1)} 0a${n1(q * 0.75)} ${n1(q * 0.75)} 0 0 1 ${n1(q * 1.45)} 0`,
        'none',
        `stroke="#fff" stroke-width="${n1(q * 0.2)}" stroke-linecap="round"`,
      )
    f += lol(22, h * 0.5, 20, '#ff4d88') + lol(w - 20, h * 0.46, 24, '#37b6ff')
    for (let i = 0; i < 20; i++) {
      const a = r.n(0, 180)
      f += at(
        r.n(0, w),
        r.n(0, h * 0.66),
        rect(-5, -1.8, 10, 3.6, r.pick(['#fff', '#ffe14d', '#ff5c9a', '#5ad1ff', '#8df07a']), 'rx="1.8"'),
        a,
      )
    }
    return { back: s, front: f }
  },

  space(g, p) {
    const { w, h, r } = g
    let s = rect(
      0,
      0,
      w,
      h,
      g.lin([
        [0, p.ink],
        [0.6, p.deep],
        [1, p.mid],
      ]),
    )
    for (let i = 0; i < 4; i++)
      s += glowAt(
        g,
        r.n(0, w),
        r.n(0, h * 0.7),
        r.n(90, 170),
        r.pick([p.accent, p.base, p.light, p.accentDeep]),
        0.55,
      )
    s += dust(g, 70, '#fff', 0, h, 0.5, 1.6)
    const px = r.yes() ? w * 0.86 : w * 0.14,
      pr = w * 0.2
    s +=
      circ(
        px,
        h * 0.16,
        pr,
        g.rad(
          [
            [0, p.accentLight],
            [0.6, p.accent],
            [1, p.accentDeep],
          ],
          0.5,
          0.5,
          0.6,
          false,
          0.3,
          0.28,
        ),
      ) +
      ell(
        px,
        h * 0.16,
        pr * 1.7,
        pr * 0.36,
        'none',
        `stroke="${p.accentLight}" stroke-width="5" opacity=".6" transform="rotate(-18 ${n1(px)} ${n1(h * 0.16)})"`,
      )
    s +=
      circ(
        w * 0.5,
        h * 1.16,
        w * 0.9,
        g.rad([
          [0.86, p.base],
          [0.93, p.light],
          [1, p.pale],
        ]),
      ) + glowAt(g, w / 2, h * 0.38, w * 0.5, p.pale, 0.45)
    return {
      back: s,
      front:
        spark(r.n(20, w - 20), r.n(16, 60), 12, '#fff') + spark(r.n(20, w - 20), r.n(90, 200), 7, '#fff'),
    }
  },

  fiesta(g, p) {
    const { w, h, r } = g
    const cols = ['#ff4d3d', '#ffc83d', '#2fc48d', '#3aa0ff', '#fff6e0']
    let s =
      sky(g, p, [
        [0, p.ink],
        [0.45, p.deep],
        [0.8, p.base],
        [1, p.glowDeep],
      ]) +
      dust(g, 30, '#fff', 0, h * 0.4, 0.5, 1.4) +
      glowAt(g, w / 2, h * 0.42, w * 0.66, p.glow, 0.6)
    const fx = w * 0.8,
      fy = h * 0.32,
      fr = w * 0.24
    let wh =
      circ(fx, fy, fr, 'none', `stroke="${p.light}" stroke-width="2.5"`) +
      circ(fx, fy, fr * 0.8, 'none', `stroke="${p.light}" stroke-width="1.2"`)
    for (let i = 0; i < 12; i++) {
      const [x, y] = polar(fx, fy, fr, i * 30)
      wh += `<path d="M${n1(fx)} ${n1(fy)}L${n1(x)} ${n1(y)}" stroke="${p.light}" stroke-width="1.2"/>`
    }
    s +=
      `<g opacity=".75">${wh}<path d="M${n1(fx)} ${n1(fy)}L${n1(fx - 40)} ${n1(h * 0.66)}M${n1(fx)} ${n1(fy)}L${n1(fx + 40)} ${n1(h * 0.66)}" stroke="${p.light}" stroke-width="3"/></g>` +
      bulbs(12, (t) => polar(fx, fy, fr, t * 360), 3)
    const tx = w * 0.17,
      ty = h * 0.66
    let tent = ''
    for (let i = 0; i < 6; i++)
      tent += poly(
        [
          [tx, ty - 96],
          [tx - 66 + i * 22, ty - 34],
          [tx - 66 + (i + 1) * 22, ty - 34],
        ],
        i % 2 ? '#fff1d8' : '#e5352b',
      )
    for (let i = 0; i < 6; i++)
      tent += rect(tx - 58 + i * 19.4, ty - 34, 19.4, 60, i % 2 ? '#f5ddb8' : '#b8211f')
    s += tent + hills(g, w, h * 0.7, 16, 4, p.deep, h)
    return {
      back: s,
      front:
        bunting(-6, 20, w + 6, 34, 22, 11, cols) +
        bunting(-6, 4, w * 0.7, -4, 26, 8, r.shuffle(cols)) +
        bulbs(9, (t) => [w * t + 18, 62 + Math.sin(t * 6) * 8], 3),
    }
  },

  vault(g, p) {
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
            [0.3, p.light],
            [0.62, p.mid],
            [1, p.ink],
          ],
          w / 2,
          h * 0.42,
          h * 0.62,
          true,
        ),
      ) + burst(g, p, h * 0.42, 14, 0.45)
    let side = ''
    for (let i = 0; i < 7; i++) {
      const L = i % 2,
        x = L ? w : 0,
        y = h * (0.12 + i * 0.1),
        len = r.n(34, 78),
        d = L ? -1 : 1
      side += poly(
        [
          [x, y - 12],
          [x + d * len, y + r.n(-14, 14)],
          [x, y + 16],
        ],
        L ? p.base : p.mid,
        `stroke="${p.pale}" stroke-opacity=".35" stroke-width="1.4"`,
      )
    }
    s +=
      `<path d="M-5 -5H${w + 5}V60Q${n1(w * 0.9)} 20 ${n1(w * 0.72)} 34Q${n1(w / 2)} -6 ${n1(w * 0.26)} 32Q${n1(w * 0.1)} 22 -5 66Z" fill="${p.ink}"/>` +
      side
    let f = ''
    const cs: [number, number, number][] = []
    for (let i = 0; i < 26; i++) {
      const x = r.n(-4, w + 4),
        edge = Math.abs(x - w / 2) / (w / 2)
      cs.push([x, h * (0.8 - edge * 0.12) + r.n(-4, 34), r.n(11, 17)])
    }
    cs.sort((a, b) => a[1] - b[1])
    f += path(
      `M-5 ${h}L-5 ${h * 0.68}Q${w * 0.2} ${h * 0.72} ${w * 0.5} ${h * 0.82}Q${w * 0.8} ${h * 0.72} ${w + 5} ${h * 0.66}L${w + 5} ${h}Z`,
      '#9a5a0a',
    )
    cs.forEach(([x, y, q]) => {
      f += coin(g, x, y, q, r.n(-30, 30), r.n(0.55, 1))
    })
    return { back: s, front: f }
  },
} satisfies Record<string, Scene>
