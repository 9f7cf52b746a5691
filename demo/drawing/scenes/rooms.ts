import { coldBlue, crimson, Light, paper, tungsten } from '../color'
import { chair, woodenFloor } from '../furniture'
import { bell, repeat } from '../maths'
import { photograph } from '../photograph'
import { clouds, hash } from '../random'
import type { Scene } from '../scene'
import { ball, box, pillar } from '../sdf'
import type { Stage } from '../stage'

const dusk = new Light(0.016, 0.017, 0.021)

/** Boards with a cross of red tape in raking light. */
const floor: Stage = {
  distance: (x, y, z) => Math.min(y, box(x - 2.6, y - 1.5, z - 5, 0.6, 3, 0.4)),
  material(x, y, z, surface) {
    if (y > 0.01) return surface.color.set(0.02, 0.02, 0.02)
    woodenFloor(x, z, surface, 1.5)
    const a = (x - 0.42 + z - 0.15) * Math.SQRT1_2
    const b = (x - 0.42 - z + 0.15) * Math.SQRT1_2
    const worn = clouds(x * 14, z * 14, 3) > 0.3
    if (worn && ((Math.abs(a) < 0.05 && Math.abs(b) < 0.36) || (Math.abs(b) < 0.05 && Math.abs(a) < 0.36))) {
      surface.color.set(crimson.r * 2.4, crimson.g, crimson.b * 1.3)
      surface.mirror = 0
    }
  },
  lanterns: [
    { from: [-5, 2.1, 6], to: [0.2, 0, 0.6], light: tungsten, power: 90, angle: 0.3, soft: 0.8, haze: 0.0015 },
    { from: [5.5, 2.6, 5], to: [1.4, 0, 1.2], light: coldBlue, power: 34, angle: 0.34, soft: 0.8 },
  ],
  ambient: dusk,
  eye: [0, 1.05, -1.75],
  target: [0.1, 0.1, 0.6],
  lens: 0.9,
  fog: 0.06,
}

/** Window light on the floor of an empty rehearsal room. */
const rehearsal: Stage = {
  distance(x, y, z) {
    const wall = Math.max(x + 4 - 0.3, -(x + 4.6))
    const hole = Math.max(Math.abs(repeat(z, 2)) - 0.62, Math.abs(y - 2.3) - 1.35)
    const bars = Math.min(Math.abs(repeat(z, 0.62)), Math.abs(repeat(y - 0.1, 0.9))) - 0.03
    const window = Math.max(wall, -Math.max(hole, -Math.max(bars, Math.abs(x + 4.1) - 0.06)))
    const seat = chair(x - 1.4, y, z - 1.2)
    const other = chair((x - 2.2) * 0.8 + (z - 2.1) * 0.6, y, (z - 2.1) * 0.8 - (x - 2.2) * 0.6)
    return Math.min(y, window, 7.5 - z, seat, other)
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 2)
    if (x > 1 && z < 4) return surface.color.set(0.12, 0.04, 0.04)
    const tone = 0.7 + 0.5 * clouds(x + z, y, 2)
    surface.color.set(0.16 * tone, 0.15 * tone, 0.14 * tone)
  },
  lanterns: [
    { from: [-13, 8.4, 0.4], to: [0, 0, 2.6], light: paper, power: 620, angle: 0.4, haze: 0.011, hardness: 3 },
  ],
  ambient: new Light(0.035, 0.04, 0.052),
  eye: [1.2, 1.5, -4.6],
  target: [0, 1.2, 2],
  lens: 0.85,
  reach: 30,
  step: 0.9,
}

/** An empty stage in cold light; one bulb on a stand burns in the middle. */
const empty: Stage = {
  distance(x, y, z) {
    const legs = box(
      Math.abs(x) - 5.2 + 0.2 * Math.round(z / 2.2),
      y - 4,
      repeat(z, 2.2),
      1.4,
      5,
      0.05 + 0.02 * Math.sin(x * 9),
    )
    const post = Math.min(pillar(x + 0.6, y - 0.85, z - 2, 0.018, 0.85), pillar(x + 0.6, y - 0.02, z - 2, 0.2, 0.02))
    return Math.min(
      y,
      z > 0 && z < 9 ? legs : Math.max(0.4, legs),
      post,
      ball(x + 0.6, y - 1.78, z - 2, 0.065),
      9.5 - z,
    )
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 1.3)
    if (Math.abs(x + 0.6) < 0.1 && y > 1.7 && z < 3) return surface.glow.add(tungsten, 26)
    const tone = 0.6 + 0.5 * clouds(x, y * 0.5, 2)
    surface.color.set(0.1 * tone, 0.11 * tone, 0.13 * tone)
  },
  lanterns: [
    { from: [-0.6, 1.95, 1.9], to: [-0.6, 0, 1.9], light: tungsten, power: 1.3, angle: 2.6, soft: 0.3, haze: 0.012 },
    { from: [2.9, 9.5, 6.5], to: [0.4, 0, 2.6], light: coldBlue, power: 260, angle: 0.22, soft: 0.5, haze: 0.02 },
    { from: [-2.6, 9.5, 7.5], to: [-1.4, 0, 3.6], light: coldBlue, power: 170, angle: 0.17, soft: 0.5, haze: 0.02 },
  ],
  ambient: new Light(0.012, 0.016, 0.022),
  eye: [0.3, 1.3, -6.4],
  target: [0.2, 1.9, 2],
  lens: 0.8,
  reach: 30,
  step: 0.9,
}

/** The grid from below: light through slats, ropes and beams. */
const grid: Stage = {
  distance(x, y, z) {
    const slats = box(repeat(x, 0.42), y - 9, 0, 0.15, 0.06, 99)
    const beams = box(0, y - 8.6, repeat(z, 2.4), 99, 0.2, 0.09)
    const rope = Math.max(
      pillar(x - 1.68 * Math.round(x / 1.68), y - 5, repeat(z - 0.5, 2.4), 0.022, 4),
      1.2 - Math.abs(x - 0.4),
    )
    return Math.min(slats, beams, rope, 5.2 - Math.abs(x), 9.6 - z, 11 - y)
  },
  material(x, y, z, surface) {
    if (y > 10.9) {
      surface.glow.add(coldBlue, 0.5 * bell(x + 0.6, 3.2) * bell(z - 3.5, 3.6))
      return surface.glow.add(paper, 1.5 * bell(x + 0.6, 1.4) * bell(z - 3.5, 1.9))
    }
    const tone = 0.7 + 0.6 * clouds(x * 3 + z, y * 2 + z * 0.3, 2)
    surface.color.set(0.15 * tone, 0.135 * tone, 0.12 * tone)
    surface.shine = 0.2
  },
  lanterns: [
    { from: [-0.6, 10.8, 3.6], to: [0.1, 2, 2.4], light: paper, power: 40, angle: 1, haze: 0.012, hardness: 3 },
    { from: [5, 1.2, -1], to: [4.8, 8, 5], light: crimson, power: 60, angle: 0.6, soft: 0.9 },
    { from: [-5, 0.8, -1], to: [-4.6, 8, 5], light: coldBlue, power: 30, angle: 0.6, soft: 0.9 },
  ],
  ambient: new Light(0.014, 0.016, 0.02),
  eye: [0.6, 0.4, -2.4],
  target: [0, 6.4, 3.2],
  lens: 1.05,
  reach: 26,
}

/** Chairs in rows in a classroom, light through tall windows. */
const school: Stage = {
  distance(x, y, z) {
    const cell = Math.min(Math.max(Math.round(z / 1.05), 0), 6)
    const column = Math.min(Math.max(Math.round(x / 1.05), -2), 2)
    const turn = (hash(cell + 9, column + 7) - 0.5) * 0.2
    const px = x - column * 1.05
    const pz = z - cell * 1.05
    const seat = chair(px - pz * turn, y, pz + px * turn)
    const edge = Math.max(Math.min(0.525 - Math.abs(pz), 0.525 - Math.abs(px)), 0) + 0.1
    const wall = Math.max(x + 3.9, -(x + 4.4))
    const hole = Math.max(Math.abs(repeat(z - 1.1, 2.1)) - 0.7, Math.abs(y - 2.4) - 1.5)
    return Math.min(y, y < 1 ? Math.min(seat, edge) : seat, Math.max(wall, -hole), 9.4 - z)
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 1.5)
    const chairs = z < 7.2 && x > -2.6 && x < 3.6
    if (chairs)
      return hash(Math.round(z / 1.05) + 3, Math.round(x / 1.05) + 5) < 0.1
        ? surface.color.set(0.42, 0.012, 0.06)
        : surface.color.set(0.22, 0.13, 0.07)
    surface.color.set(0.2, 0.2, 0.2)
  },
  lanterns: [
    { from: [-12, 8.2, 4.5], to: [0.4, 0, 2.4], light: paper, power: 520, angle: 0.42, haze: 0.009, hardness: 2 },
  ],
  ambient: new Light(0.035, 0.042, 0.055),
  eye: [1.7, 1.75, -2.6],
  target: [-0.1, 0.7, 2.4],
  lens: 0.85,
  reach: 26,
  step: 0.85,
}

/** A wide staircase lit from the side. */
const stairs: Stage = {
  distance(x, y, z) {
    const step = Math.min(Math.max(Math.floor(z / 0.34), -1), 12)
    const rise = Math.max(step + 1, 0) * 0.17
    const next = Math.min(step + 2, 13) * 0.17
    const treads = Math.min(y - rise, Math.max((step + 1) * 0.34 - z + 0.0, y - next))
    const rail = box(Math.abs(x) - 2.9, y - Math.max(z, 0) * 0.5 - 0.5, z - 2, 0.1, 0.55, 3)
    const wall = 7.2 - z
    return Math.min(Math.max(treads, -9) * 0.8, rail * 0.8, wall)
  },
  material(x, y, z, surface) {
    const carpet = Math.abs(x - 0.1) < 1.05 && z < 5
    const tone = 0.75 + 0.4 * clouds(x * 5, z * 5 + y * 5, 2)
    if (carpet) surface.color.set(0.4 * tone, 0.012, 0.055 * tone)
    else surface.color.set(0.3 * tone, 0.28 * tone, 0.25 * tone)
    if (carpet) surface.velvet = 0.8
    else surface.shine = 0.4
  },
  lanterns: [
    {
      from: [-7, 6.6, -0.5],
      to: [0, 1, 2],
      light: tungsten,
      power: 120,
      angle: 0.36,
      soft: 0.8,
      haze: 0.003,
      hardness: 2,
    },
    { from: [4, 7, 6.2], to: [0.6, 1.8, 4], light: coldBlue, power: 30, angle: 0.6, soft: 0.9 },
  ],
  ambient: dusk,
  eye: [2.1, 1.2, -3.4],
  target: [-0.2, 1.25, 2],
  lens: 0.85,
  reach: 24,
  step: 0.8,
}

export const rooms: Scene[] = [
  { key: 'stage-floor', paint: (frame) => photograph(frame, floor) },
  { key: 'rehearsal-light', paint: (frame) => photograph(frame, rehearsal) },
  { key: 'empty-stage-cold', paint: (frame) => photograph(frame, empty) },
  { key: 'gridiron', paint: (frame) => photograph(frame, grid) },
  { key: 'school-rows', paint: (frame) => photograph(frame, school) },
  { key: 'foyer-stairs', paint: (frame) => photograph(frame, stairs) },
]
