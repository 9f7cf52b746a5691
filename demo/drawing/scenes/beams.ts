import { boards } from '../cloth'
import { coldBlue, crimson, ember, Light, paper, tungsten } from '../color'
import type { Shader } from '../frame'
import { bell, clamp, norm, smooth } from '../maths'
import { clouds, noise } from '../random'
import type { Scene } from '../scene'

/** A cone of light from a lantern at (`x`, `y`). */
interface Beam {
  x: number
  y: number
  /** Horizontal distance for each unit of height below the lantern. */
  lean: number
  /** Increase of the radius for each unit of height below the lantern. */
  spread: number
  light: Light
  power: number
}

/** Adds the light of a beam in the haze, and of its lantern. */
function addBeam(beam: Beam, x: number, y: number, out: Light): void {
  const down = beam.y - y
  if (down < -0.02) return
  const way = Math.max(down, 0)
  const radius = 0.008 + way * beam.spread
  const across = (x - beam.x - way * beam.lean) / radius
  const body = bell(across, 0.82) * 0.8 + smooth(1.08, 0.9, Math.abs(across)) * 0.45
  const streaks = 0.75 + 0.5 * noise(across * 4 + beam.x * 31, way * 0.8)
  const smoke = 0.25 + 1.3 * clouds(x * 3.2 + way, y * 4.4, 3, 5) ** 1.7
  out.add(beam.light, (beam.power * body * streaks * smoke * 0.024) / (radius + 0.02))
  const lamp = norm(x - beam.x, (y - beam.y) * 1.2)
  out.add(beam.light, beam.power * (1.6 * smooth(0.011, 0.006, lamp) + 0.1 * bell(lamp, 0.03)))
}

/** Adds the stage floor, with the pool of light that each beam makes. */
function addFloor(beams: Beam[], horizon: number, x: number, y: number, out: Light): void {
  if (y > horizon) return
  const depth = 0.1 / (horizon - y + 0.012)
  const tone = boards(x * depth * 9, depth * 4, 0.5)
  for (const beam of beams) {
    const ground = horizon - 0.13
    const way = beam.y - ground
    const center = beam.x + way * beam.lean
    const radius = way * beam.spread * 1.15
    const far = norm((x - center) / radius, (y - ground) / (radius * 0.26))
    out.add(beam.light, beam.power * tone * (0.62 * smooth(1.15, 0.75, far) + 0.05 * bell(far, 2.4)))
  }
}

/** Creates a dark stage with beams, whose floor ends at the height `horizon`. */
function createStage(beams: Beam[], horizon: number, haze: Light): Shader {
  return (x, y, out) => {
    for (const beam of beams) if (y > horizon - 0.13) addBeam(beam, x, y, out)
    addFloor(beams, horizon, x, y, out)
    out.add(haze, 0.5 * clouds(x * 2, y * 3, 8) * bell(y - horizon, 0.5))
  }
}

const cones: Beam[] = [
  { x: -0.28, y: 0.47, lean: 0.42, spread: 0.11, light: coldBlue, power: 0.75 },
  { x: -0.05, y: 0.49, lean: 0.24, spread: 0.09, light: coldBlue, power: 0.5 },
  { x: 0.16, y: 0.5, lean: -0.02, spread: 0.13, light: paper, power: 1.05 },
  { x: 0.4, y: 0.49, lean: -0.2, spread: 0.1, light: crimson, power: 1.05 },
  { x: 0.62, y: 0.47, lean: -0.46, spread: 0.11, light: crimson, power: 1.25 },
]
const singleBeam: Beam[] = [{ x: 0.13, y: 0.62, lean: -0.12, spread: 0.165, light: paper, power: 1.15 }]

const lampColors = [tungsten, tungsten, crimson, tungsten, tungsten, crimson, tungsten, tungsten]

/** A row of lanterns that recedes to the right; the second lantern is in focus. */
const lamps: Shader = (x, y, out) => {
  for (let i = 7; i >= 0; i--) {
    const depth = 0.82 * 1.36 ** i
    const radius = 0.17 / depth
    const soft = 0.004 + 0.02 * Math.abs(1 / depth - 0.9) * radius * 9
    const dx = x - 0.72 + 1.2 / depth
    const dy = y - 0.04 - 0.06 / depth
    const far = norm(dx, dy)
    const lampColor = lampColors[i] ?? tungsten
    const housing = smooth(radius * 1.2 + soft, radius * 1.2 - soft, far)
    out.scale(1 - housing)
    const lens = smooth(radius + soft, radius - soft, far)
    const rings = 0.7 + 0.3 * Math.cos((far / radius) * 40) * smooth(0.03, 0.004, soft)
    const hot = bell(norm(dx + radius * 0.1, dy - radius * 0.08) / radius, 0.4)
    out.add(lampColor, lens * (0.13 * rings + 1.5 * hot * rings + 0.1 * bell(far / radius - 0.96, 0.06)))
    const rim = bell(far - radius * 1.19, 0.006 / depth + soft * 0.5)
    out.add(paper, 0.05 * rim * clamp(0.35 + dy / radius))
    const pipe = smooth(0.02 / depth + soft, 0.02 / depth - soft, Math.abs(dx))
    const hook = pipe * smooth(radius * 1.2, radius * 1.25, dy) * smooth(radius * 1.75, radius * 1.7, dy)
    out.add(paper, 0.03 * hook * bell(dx + 0.012 / depth, 0.012 / depth))
    out.add(lampColor, 0.045 * bell(far, radius * 2) * (0.5 + clouds(x * 4, y * 4, i)))
  }
  const way = (0.72 - x) / 1.2
  const bar = y - 0.04 - way * 0.06 - way * 0.17 * 1.75
  out.add(tungsten, 0.05 * bell(bar - 0.004 * way, 0.008 * way + 0.0015) * smooth(0, 0.1, way))
}

/** A cyclorama between black wings. It glows from the horizon, warm below and cold above. */
const cyclorama: Shader = (x, y, out) => {
  const horizon = -0.2
  const cloth = clouds(x * 1.4, y * 2.6, 5, 5)
  const fade = bell(y - horizon, 0.34) * bell(x - 0.05, 0.85)
  out.add(ember, 0.62 * fade * (0.8 + 0.4 * cloth))
  out.add(tungsten, 0.9 * bell(y - horizon, 0.09) * bell(x - 0.05, 0.6))
  out.add(coldBlue, 0.1 * smooth(-0.15, 0.6, y) * bell(x, 0.8) * (0.7 + 0.6 * cloth))
  if (y < horizon) {
    const depth = 0.1 / (horizon - y + 0.01)
    const mirror = bell(horizon - y, 0.16) * bell(x - 0.05, 0.5)
    const tone = boards(x * depth * 9, depth * 3, 0.6)
    out.set(0, 0, 0)
    out.add(ember, 0.34 * mirror * tone)
    out.add(tungsten, 0.4 * bell(horizon - y, 0.05) * bell(x - 0.05, 0.5) * tone)
  }
  for (let i = 3; i >= 0; i--) {
    const near = 1 - i * 0.2
    const bottom = horizon - 0.02 - 0.22 * near ** 2.2
    const edge = 0.36 + 0.34 * near + 0.006 * Math.sin(y * 9 + i)
    const soft = 0.003 + 0.005 * near
    const wing = smooth(edge - soft, edge + soft, Math.abs(x - 0.02)) * smooth(bottom - 0.004, bottom + 0.002, y)
    const border = smooth(0.49 - 0.075 * i - soft, 0.49 - 0.075 * i + soft, y)
    const dark = Math.max(wing, border)
    out.scale(1 - dark)
    const folds = 0.5 + 0.5 * Math.sin(x * (70 / near) + 3 * noise(x * 20, i))
    out.add(crimson, dark * 0.035 * folds * (1 - near * 0.7) * bell(y - horizon, 0.5))
  }
}

export const beams: Scene[] = [
  {
    key: 'light-cones',
    film: { bloom: 1.3 },
    paint: (frame) => frame.paint(createStage(cones, -0.22, new Light(0.02, 0.016, 0.022))),
  },
  {
    key: 'spot-single',
    film: { bloom: 1.3 },
    paint: (frame) => frame.paint(createStage(singleBeam, -0.2, new Light(0.012, 0.014, 0.018))),
  },
  { key: 'lamp-row', film: { bloom: 1.5 }, paint: (frame) => frame.paint(lamps, 2) },
  { key: 'cyclorama', paint: (frame) => frame.paint(cyclorama, 2) },
]
