import { coldBlue, Light, paper, tungsten } from '../color'
import { chair, woodenFloor } from '../furniture'
import { norm, repeat } from '../maths'
import { photograph } from '../photograph'
import { clouds, hash, noise } from '../random'
import type { Scene } from '../scene'
import { ball, box, pillar } from '../sdf'
import type { Stage } from '../stage'

const evening = new Light(0.016, 0.015, 0.017)

/** Planks of many lengths against a wall. */
const planks: Stage = {
  distance(x, y, z) {
    let near = Math.min(y, 0.5 - z)
    const base = Math.round(x / 0.17)
    for (let i = base - 1; i <= base + 1; i++) {
      const tall = 0.7 + 1.5 * hash(i, 3) ** 0.8
      const lean = 0.12 + 0.1 * hash(i, 8)
      const side = (hash(i, 5) - 0.5) * 0.05
      const thin = 0.045 + 0.03 * hash(i, 2)
      near = Math.min(
        near,
        box(
          x - i * 0.17 - side * y,
          y - tall,
          z + 0.25 + 0.12 * hash(i, 11) - lean * y * 0.5,
          thin,
          tall,
          0.018,
          0.006,
        ) * 0.93,
      )
    }
    return near
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 1.2)
    if (z > 0.48) return surface.color.set(0.12, 0.11, 0.1)
    const i = Math.round(x / 0.17)
    const rings = noise(x * 60 + 1.5 * noise(x * 8, y * 1.6, i & 7), y * 1.4, 3)
    const tone = (0.55 + 0.5 * hash(i, 6)) * (0.7 + 0.5 * rings)
    if (hash(i, 14) < 0.1) surface.color.set(0.45 * tone, 0.02, 0.07 * tone)
    else surface.color.set(0.5 * tone, 0.32 * tone, 0.17 * tone)
  },
  lanterns: [
    { from: [-4.2, 3.4, -1.8], to: [0.2, 1.3, 0], light: tungsten, power: 46, angle: 0.36, soft: 0.9, haze: 0.006 },
    { from: [4, 2.5, -2.5], to: [0.8, 1, 0], light: coldBlue, power: 5, angle: 0.5, soft: 0.9 },
  ],
  ambient: evening,
  eye: [0.5, 1.25, -3],
  target: [0.1, 1.3, 0],
  lens: 0.85,
  step: 0.85,
  reach: 12,
}

/** A long table under hanging lamps. */
const table: Stage = {
  distance(x, y, z) {
    const top = box(x, y - 0.74, z - 2.6, 0.75, 0.025, 3.2, 0.01)
    const legs = pillar(Math.abs(x) - 0.6, y - 0.36, Math.abs(z - 2.6) - 2.9, 0.035, 0.36)
    const cell = Math.min(Math.max(Math.round(z / 0.95), 0), 5)
    const pz = z - cell * 0.95
    const turn = (hash(cell + 3, x > 0 ? 1 : 2) - 0.5) * 0.25
    const seats = chair(pz + 0.2 * turn, y, Math.abs(x) - 1.05 - pz * turn)
    const sheet = box(
      Math.abs(x) - 0.42 + 0.2 * turn,
      y - 0.778,
      pz + (Math.abs(x) - 0.42) * turn * 2,
      0.105,
      0.006,
      0.148,
    )
    const lamp = Math.min(Math.max(Math.round((z - 0.4) / 1.5), 0), 3)
    const lz = z - 0.4 - lamp * 1.5
    const wire = pillar(x, y - 4, lz, 0.01, 2.2)
    const bulb = ball(x, y - 1.72, lz, 0.13)
    return Math.min(y, top, legs, seats, sheet, wire, bulb, 8 - z)
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 0.8)
    if (norm(x, y - 1.72, repeat(z - 0.4, 1.5)) < 0.14 && z < 5.5) return surface.glow.add(tungsten, 5)
    if (y > 1.7) return z > 7 ? surface.color.set(0.22, 0.012, 0.035) : surface.color.set(0.05, 0.05, 0.05)
    if (y > 0.776 && y < 0.8 && Math.abs(x) < 0.75) return surface.color.set(0.75, 0.7, 0.6)
    if (Math.abs(x) < 0.76 && y > 0.7) {
      const tone = 0.7 + 0.5 * clouds(x * 12, z * 1.4, 2)
      surface.color.set(0.16 * tone, 0.09 * tone, 0.055 * tone)
      surface.shine = 0.4
      return
    }
    surface.color.set(0.05, 0.048, 0.046)
    surface.shine = 0.3
  },
  lanterns: [
    ...Array.from({ length: 4 }, (_, i) => ({
      from: [0, 1.56, 0.4 + i * 1.5] as const,
      to: [0, 0, 0.4 + i * 1.5] as const,
      light: tungsten,
      power: 1,
      angle: 1.2,
      soft: 0.6,
      haze: 0.008,
    })),
    { from: [-4, 3, 5], to: [0.5, 1.6, 8], light: tungsten, power: 14, angle: 0.5, soft: 0.9 },
  ],
  ambient: evening,
  eye: [1.25, 1.62, -2.5],
  target: [-0.05, 0.98, 1.8],
  lens: 0.85,
  step: 0.8,
  reach: 16,
}

/** Fluted columns in raking light. */
const columns: Stage = {
  distance(x, y, z) {
    const cell = Math.min(Math.max(Math.round(z / 2.3), 0), 5)
    const px = Math.abs(x) - 1.75
    const pz = z - cell * 2.3
    const flutes = 0.016 * Math.abs(Math.sin(Math.atan2(px, pz) * 10))
    const shaft = (norm(px, pz) - 0.4 + 0.01 * y + flutes - 0.012) * 0.8
    const base = Math.min(box(px, y - 0.08, pz, 0.56, 0.08, 0.56, 0.01), pillar(px, y - 0.22, pz, 0.48, 0.07))
    return Math.min(y, shaft, base, 15 - z)
  },
  material(x, y, z, surface) {
    const tone = 0.7 + 0.45 * clouds(x * 3, y * 3 + z, 2, 5)
    if (y < 0.01) {
      const joint = Math.min(Math.abs(repeat(x, 0.9)), Math.abs(repeat(z, 0.9))) < 0.008 ? 0.4 : 1
      const carpet = Math.abs(x) < 0.42
      if (carpet) surface.color.set(0.4, 0.012, 0.055)
      else surface.color.set(0.2 * tone * joint, 0.19 * tone * joint, 0.18 * tone * joint)
      surface.mirror = carpet ? 0 : 0.25
      return
    }
    surface.color.set(0.46 * tone, 0.43 * tone, 0.38 * tone)
  },
  lanterns: [
    {
      from: [-13, 9, 1.5],
      to: [0, 0.6, 4],
      light: paper,
      power: 240,
      angle: 0.42,
      soft: 0.5,
      haze: 0.008,
      hardness: 2,
    },
    { from: [5, 5, 16], to: [0.5, 1, 8], light: coldBlue, power: 90, angle: 0.5, soft: 0.9 },
  ],
  ambient: new Light(0.02, 0.024, 0.032),
  eye: [0.35, 1.5, -4.6],
  target: [0.02, 2.05, 2],
  lens: 1.05,
  step: 0.9,
  reach: 30,
}

/** An aisle between shelves full of files. */
const shelves: Stage = {
  distance(x, y, z) {
    const px = Math.abs(x) - 1.5
    const level = Math.min(Math.max(Math.floor(y / 0.46), 0), 7)
    const py = y - level * 0.46
    const board = box(px, repeat(y, 0.46), 0, 0.6, 0.014, 99)
    const post = box(px, y - 2, repeat(z, 1.1), 0.6, 2, 0.018)
    const cell = Math.round(z / 0.095)
    const side = x > 0 ? 40 : 0
    const filled = hash(cell, level, side + 1) > 0.1
    const tall = 0.1 + 0.07 * hash(Math.round(cell / 4), level, side + 2)
    const depth = 0.5 + 0.06 * hash(cell, level, side + 3)
    const file = filled
      ? box(px - 0.03, py - tall - 0.014, z - cell * 0.095, depth, tall, 0.041, 0.006)
      : Math.max(0.05, Math.abs(px) - 0.6)
    return Math.min(y, board, post, file, 13 - z)
  },
  material(x, y, z, surface) {
    if (y < 0.01) {
      const tone = 0.8 + 0.3 * clouds(x * 4, z, 1)
      return surface.color.set(0.12 * tone, 0.115 * tone, 0.11 * tone)
    }
    if (z > 12.9) return surface.color.set(0.6, 0.56, 0.48)
    const level = Math.floor(y / 0.46)
    const kind = hash(Math.round(z / 0.095), level, (x > 0 ? 40 : 0) + 6)
    const run = hash(Math.round(z / 0.8), level, x > 0 ? 9 : 4)
    const tone = 0.6 + 0.6 * kind
    if (Math.abs(repeat(y, 0.46)) < 0.016) surface.color.set(0.07, 0.07, 0.075)
    else if (run < 0.13) surface.color.set(0.36 * tone, 0.012, 0.05 * tone)
    else if (run > 0.82) surface.color.set(0.07 * tone, 0.1 * tone, 0.14 * tone)
    else surface.color.set(0.36 * tone, 0.3 * tone, 0.21 * tone)
  },
  lanterns: [
    { from: [0.2, 3.9, 11], to: [0.1, 0, 10.4], light: paper, power: 42, angle: 0.85, soft: 0.7, haze: 0.012 },
    { from: [0, 4, 4.2], to: [0, 0, 4], light: tungsten, power: 34, angle: 0.85, soft: 0.8, haze: 0.007 },
  ],
  ambient: evening,
  eye: [0.25, 1.55, -0.6],
  target: [0.02, 1.62, 5],
  lens: 0.95,
  step: 0.7,
  reach: 20,
}

/** Three tiers of a dark hall with a lamp on every second pillar. */
const tiers: Stage = {
  distance(x, y, z) {
    const far = norm(x, z)
    const level = Math.min(Math.max(Math.round((y - 1.6) / 1.9), 0), 2)
    const py = y - 1.6 - level * 1.9
    const front = norm(Math.max(Math.abs(far - 6.2) - 0.07, 0), Math.max(Math.abs(py) - 0.42, 0)) - 0.03
    const lip = norm(far - 6.12, py - 0.43) - 0.07
    const slab = norm(Math.max(6.2 - far, 0), Math.max(Math.abs(py + 0.42) - 0.06, 0))
    const angle = repeat(Math.atan2(x, z), 0.25)
    const post = norm(far - 6.7, angle * 6.7) - 0.06
    const lamp = ball(repeat(Math.atan2(x, z) - 0.125, 0.5) * 6, py + 0.02, far - 5.94, 0.06)
    return Math.min(front, lip, slab, post, lamp, y, 8.2 - far)
  },
  material(x, y, z, surface) {
    const far = norm(x, z)
    if (far < 6.02 && y > 0.3) return surface.glow.add(tungsten, 9)
    const py = repeat(y - 1.6, 1.9)
    if (py > 0.36 && far < 6.4) return surface.color.set(0.4, 0.012, 0.055)
    const panel = Math.abs(repeat(Math.atan2(x, z), 0.25)) > 0.105 || Math.abs(py) > 0.3 ? 0.6 : 1
    if (far < 6.4) surface.color.set(0.3 * panel, 0.26 * panel, 0.2 * panel)
    else surface.color.set(0.16, 0.012, 0.03)
    surface.shine = 0.2
  },
  lanterns: [
    ...Array.from({ length: 15 }, (_, i) => {
      const angle = ((i % 5) - 2) * 0.5 + 0.125
      const y = 1.6 + Math.floor(i / 5) * 1.9
      const at = (radius: number) => [radius * Math.sin(angle), radius * Math.cos(angle)] as const
      const [fx, fz] = at(5.2)
      const [tx, tz] = at(7)
      return {
        from: [fx, y + 0.05, fz] as const,
        to: [tx, y, tz] as const,
        light: tungsten,
        power: 1.3,
        angle: 1.2,
        soft: 0.8,
      }
    }),
    { from: [1.5, 1, -8], to: [1.5, 3.4, 6], light: tungsten, power: 70, angle: 0.5, soft: 0.9 },
  ],
  ambient: evening,
  eye: [-1.4, 1.5, -3.2],
  target: [0.5, 3.2, 4],
  lens: 0.95,
  step: 0.9,
  reach: 16,
}

export const work: Scene[] = [
  { key: 'workshop-planks', paint: (frame) => photograph(frame, planks) },
  { key: 'negotiation-table', paint: (frame) => photograph(frame, table) },
  { key: 'law-columns', portrait: true, paint: (frame) => photograph(frame, columns) },
  { key: 'archive-shelves', paint: (frame) => photograph(frame, shelves) },
  { key: 'gallery-tiers', film: { bloom: 1.4 }, paint: (frame) => photograph(frame, tiers) },
]
