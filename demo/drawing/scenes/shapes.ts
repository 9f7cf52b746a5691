import { coldBlue, crimson, ember, type Light, paper, parseColor, tungsten } from '../color'
import type { Shader } from '../frame'
import { applyDepthOfField } from '../lens'
import { bell, clamp, mix, norm, repeat, smooth } from '../maths'
import { clouds, hash, noise } from '../random'
import type { Scene } from '../scene'

/** Paints the heads of three rows in front of a lit stage. Nearer rows are larger and softer. */
const audience: Shader = (x, y, out) => {
  const haze = 0.6 + 0.7 * clouds(x * 2.4, y * 3, 4, 5)
  out.add(ember, 0.42 * bell(x - 0.3, 0.5) * bell(y - 0.12, 0.3) * haze)
  out.add(paper, 0.95 * bell(x - 0.12, 0.26) * bell(y - 0.02, 0.17) * haze)
  out.add(coldBlue, 0.16 * bell(x + 0.5, 0.42) * bell(y - 0.25, 0.4) * haze)
  for (let row = 0; row < 3; row++) {
    const size = 0.05 + 0.032 * row
    const line = -0.06 - 0.135 * row
    const gap = size * 3.3
    const soft = 0.003 + 0.004 * row
    let near = y - line + size * 2.6
    for (let k = -1; k <= 1; k++) {
      const i = Math.round(x / gap + row * 0.43) + k
      if (hash(i, row, 8) < 0.12) continue
      const scale = size * (0.88 + 0.2 * hash(i, row, 2))
      const cx = (i + (hash(i, row) - 0.5) * 0.3 - row * 0.43) * gap
      const cy = line + (hash(i, row, 3) - 0.5) * size * 0.8
      const dy = y - cy
      const dx = x - cx - (hash(i, row, 5) - 0.5) * 0.35 * Math.max(dy, -scale)
      const head = norm(dx / 0.8, dy) - scale
      const hair = hash(i, row, 4) < 0.45 ? norm(dx / 0.98, (dy + scale * 0.3) / 1.05) - scale * 0.95 : head
      const shoulders = norm(dx / 1.9, (dy + scale * 2.45) / 1.15) - scale
      const neck = Math.max(Math.abs(dx) - scale * 0.55, Math.abs(dy + scale * 1.2) - scale * 0.6)
      near = Math.min(near, blend(Math.min(head, hair), Math.min(neck, shoulders), scale * 0.35))
    }
    out.scale(1 - smooth(soft, -soft, near) * mix(0.86, 1, row / 2))
    out.add(ember, 0.012 * bell(x - 0.14, 0.5) * bell(y - line + 0.1, 0.12) * (1 - row / 2))
  }
}

/** Returns the distance to the union of two bodies with a round transition between them. */
function blend(a: number, b: number, width: number): number {
  const t = clamp(0.5 + (0.5 * (b - a)) / width)
  return mix(b, a, t) - width * t * (1 - t)
}

/** Writes the light of a paper with a seating plan at (u, v), in meters. */
function plan(u: number, v: number, sharp: number, out: Light): void {
  out.set(0.78, 0.7, 0.58)
  out.scale(0.86 + 0.2 * clouds(u * 9, v * 9, 2) + 0.05 * (noise(u * 300, v * 300, 3) - 0.5))
  const far = norm(u, v)
  const angle = Math.atan2(u, v)
  const row = Math.round((far - 0.5) / 0.075)
  let line = 0
  let red = 0
  const stroke = (distance: number, width: number) =>
    smooth(width + sharp, Math.max(width - sharp, 0), Math.abs(distance))
  if (row >= 0 && row < 17 && Math.abs(angle) < 0.98) {
    const radius = 0.5 + row * 0.075
    const spacing = 0.062 / radius
    const seat = Math.round(angle / spacing)
    const across = (angle - seat * spacing) * radius
    const along = far - radius
    const aisle = Math.abs(Math.abs(angle) - 0.36) < 0.035 || row === 9
    if (!aisle && Math.abs(seat * spacing) < 0.95) {
      const edge = Math.max(Math.abs(across) - 0.023, Math.abs(along) - 0.026)
      line = stroke(edge, 0.003)
      if (angle > 0.36 && row > 2 && row < 9) red = smooth(sharp, -sharp, edge + 0.003)
    }
  }
  line = Math.max(
    line,
    0.8 * stroke(Math.abs(angle) - 1.02, 0.0015 / Math.max(far, 0.2)) * smooth(0.38, 0.4, far) * smooth(1.9, 1.88, far),
  )
  line = Math.max(line, stroke(far - 1.88, 0.003) * smooth(1.03, 1.02, Math.abs(angle)), stroke(far - 0.39, 0.002))
  const stage = Math.max(Math.abs(u) - 0.62, Math.abs(v + 0.22) - 0.3)
  line = Math.max(
    line,
    stroke(stage, 0.003),
    0.6 * stroke(u, 0.0008) * smooth(0.3, 0.31, Math.abs(repeat(v, 0.06)) * 14),
  )
  out.scale(1 - 0.86 * line)
  out.scale(1 - red)
  out.add(crimson, red * 1.2)
}

const board = parseColor('#2b2320')

const auditoriumPlan: Scene['paint'] = (frame) => {
  const { width, height } = frame
  frame.paint((x, y, out) => {
    const tilt = 0.62
    const t = 1.25 / (tilt - y * 0.62)
    const u0 = x * t * 0.9 + 0.1
    const v0 = -0.35 + (t - 1.1) * 0.95 + 0.1
    const turn = 0.3
    const u = u0 * Math.cos(turn) - v0 * Math.sin(turn) + 0.32
    const v = u0 * Math.sin(turn) + v0 * Math.cos(turn)
    if (Math.abs(u) < 1.9 && v > -0.7 && v < 2.15) plan(u, v, 0.0016 * t, out)
    else out.add(board, 0.5 * (0.6 + clouds(u * 3, v * 20)))
    const lamp = norm(u0 - 0.35, (v0 - 0.95) * 0.8)
    const light = 0.5 * bell(lamp, 0.6) + 0.16 * bell(lamp, 1.5) + 0.012
    out.set(
      out.r * light * tungsten.r * 1.15,
      out.g * light * mix(1, tungsten.g, 0.5),
      out.b * light * mix(1, tungsten.b, 0.55),
    )
    const shade = smooth(-0.05, 0.1, u0 + 0.95 - v0 * 0.35)
    out.scale(mix(0.3, 1, shade))
    const pixel = Math.floor((0.5 - y) * height) * width + Math.floor(x * height + width / 2)
    frame.depth[pixel] = t
  })
  applyDepthOfField(frame, 2.05, 2.2)
}

/** Returns half of the width of a violin's body at a height from -1 to 1. */
function halfWidth(t: number): number {
  const upper = 0.45 * Math.sqrt(clamp(1 - ((t - 0.56) / 0.44) ** 2))
  const lower = 0.56 * Math.sqrt(clamp(1 - ((t + 0.48) / 0.52) ** 2))
  const waist = 0.315 + 0.55 * (t - 0.07) ** 2
  const middle = Math.abs(t - 0.06) < 0.36 ? waist : 0
  return Math.max(upper, lower, middle)
}

const wood = parseColor('#8a3f1c')

/** Paints the top of a violin, lit from the side: its arching, edge, f-holes and strings. */
const violin: Shader = (x0, y0, out) => {
  const turn = -0.22
  const x = ((x0 - 0.06) * Math.cos(turn) - (y0 + 0.02) * Math.sin(turn)) * 1.62
  const y = ((x0 - 0.06) * Math.sin(turn) + (y0 + 0.02) * Math.cos(turn)) * 1.62
  out.add(crimson, 0.05 * bell(x0 - 0.25, 0.2) * bell(y0 + 0.25, 0.4) * clouds(x0 * 4, y0 * 4))
  const t = clamp(y / 0.98, -1, 1)
  const half = halfWidth(t)
  const edge = half - Math.abs(x)
  const inside = smooth(0, 0.006, edge) * smooth(1, 0.995, Math.abs(y / 0.98))
  const slant = clamp(edge / 0.2)
  const nx = Math.sign(x) * 0.85 * (1 - slant) ** 1.4 * Math.sign(edge) + x * 0.5
  const light = clamp(0.42 - 0.95 * nx + 0.22 * y)
  const grain = 0.8 + 0.3 * noise(x * 130, y * 3, 2) + 0.15 * clouds(x * 7, y * 2, 5)
  const flame = 0.5 + 0.5 * Math.sin(y * 60 + 5 * clouds(x * 3, y * 4, 1))
  out.scale(1 - inside)
  out.add(wood, inside * light ** 1.5 * grain * (0.95 + 0.12 * flame) * 1.25)
  const gloss =
    bell(x + 0.24 + 0.05 * y, 0.06) * smooth(0.9, 0.2, Math.abs(y)) +
    0.4 * bell(edge - 0.05, 0.014) * smooth(0.1, -0.3, x)
  out.add(paper, inside * 0.34 * gloss * grain)
  out.scale(1 - 0.8 * bell(edge - 0.03, 0.005) * inside)
  const rim = bell(edge, 0.005)
  out.add(x < 0 ? paper : ember, rim * (x < 0 ? 0.26 : 0.12) * (0.3 + 0.7 * noise(y * 2, 3)))
  for (const side of [-1, 1]) {
    const fx = x * side - 0.225 - 0.05 * Math.sin((y + 0.06) * 9.5) + (y + 0.06) * 0.22
    const along = clamp(1 - Math.abs(y + 0.06) / 0.2)
    const hole = Math.min(
      Math.abs(fx) - 0.002 - 0.016 * along,
      norm(x * side - 0.15, y - 0.14) - 0.024,
      norm(x * side - 0.315, y + 0.27) - 0.03,
    )
    const open = smooth(0.003, -0.003, Math.abs(y + 0.06) < 0.215 ? hole : Math.max(hole, Math.abs(y + 0.06) - 0.27))
    out.scale(1 - 0.97 * open)
    out.add(paper, (x < 0 ? 0.12 : 0.025) * bell(hole - 0.007, 0.004) * inside * smooth(0.3, 0.2, Math.abs(y + 0.06)))
  }
  const fingerboard = smooth(0.004, 0, Math.abs(x) - 0.075 + 0.012 * y) * smooth(0.3, 0.305, y)
  out.scale(1 - 0.93 * fingerboard)
  out.add(coldBlue, 0.05 * fingerboard * bell(x + 0.05, 0.02))
  const bridge = smooth(0.004, 0, Math.max(Math.abs(x) - 0.13, Math.abs(y + 0.075 - 0.02 * Math.cos(x * 12)) - 0.014))
  out.scale(1 - bridge)
  out.add(tungsten, bridge * 0.34 * (0.6 - x * 2))
  for (let i = 0; i < 4; i++) {
    const offset = (i - 1.5) * (0.034 - 0.008 * y)
    const string = bell(x - offset, 0.0028) * smooth(-0.62, -0.6, y)
    out.scale(1 - 0.6 * bell(x - offset - 0.012, 0.004) * inside * smooth(-0.6, -0.5, y))
    out.add(paper, string * (0.25 + 0.6 * noise(y * 3 + i * 7, 1)))
  }
  const tail = smooth(0.004, 0, Math.max(Math.abs(x) - 0.055 - 0.03 * (y + 0.6), Math.abs(y + 0.62) - 0.19))
  out.scale(1 - 0.95 * tail)
  out.add(paper, 0.05 * tail * bell(x + 0.04, 0.012))
}

export const shapes: Scene[] = [
  { key: 'audience-silhouettes', film: { bloom: 1.2 }, paint: (frame) => frame.paint(audience) },
  { key: 'auditorium-plan', film: { exposure: 0.72 }, paint: auditoriumPlan },
  { key: 'violin-arcs', portrait: true, paint: (frame) => frame.paint(violin) },
]
