import { coldBlue, Light, paper, tungsten } from '../color'
import { chair, stand, woodenFloor } from '../furniture'
import { applyDepthOfField } from '../lens'
import { norm } from '../maths'

import { photograph } from '../photograph'
import { clouds } from '../random'
import type { Scene } from '../scene'
import { box, pillar } from '../sdf'
import type { Point, Stage } from '../stage'

const hush = new Light(0.011, 0.012, 0.016)

/**
 * Calls `body` with the position in the nearest seat. The seats form half rings around the rostrum
 * and face it.
 */
function rings(
  x: number,
  z: number,
  first: number,
  gap: number,
  count: number,
  body: (u: number, w: number) => number,
): number {
  const far = norm(x, z)
  const ring = Math.min(Math.max(Math.round((far - first) / gap), 0), count - 1)
  const radius = first + ring * gap
  const spacing = 0.78 / radius
  const limit = Math.floor(1.42 / spacing)
  const seat = Math.min(Math.max(Math.round(Math.atan2(x, z) / spacing), -limit), limit)
  const angle = seat * spacing
  const u = x * Math.cos(angle) - z * Math.sin(angle)
  const w = x * Math.sin(angle) + z * Math.cos(angle)
  return body(u, radius - w)
}

const seats: Stage = {
  distance(x, y, z) {
    const rows = rings(x, z, 2, 1.15, 5, (u, w) => chair(u, y, w))
    const rostrum = Math.min(box(x, y - 0.1, z, 0.55, 0.1, 0.55, 0.01), stand(x, y - 0.2, 0.35 - z))
    return Math.min(y, rows, rostrum)
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 1.4)
    if (norm(x, z) < 0.9) return y < 0.21 ? surface.color.set(0.45, 0.012, 0.06) : surface.color.set(0.3, 0.28, 0.24)
    surface.color.set(0.07, 0.065, 0.06)
    surface.shine = 0.5
  },
  lanterns: [
    { from: [1.6, 8.5, 4.5], to: [0.1, 0, 0.9], light: paper, power: 120, angle: 0.25, soft: 0.7, haze: 0.009 },
    { from: [-7, 6.5, 9], to: [-1.5, 0, 3], light: tungsten, power: 150, angle: 0.42, soft: 0.9 },
    { from: [8, 6, 8], to: [2.5, 0, 3], light: coldBlue, power: 70, angle: 0.42, soft: 0.9 },
  ],
  ambient: hush,
  eye: [-0.7, 5.2, -5.6],
  target: [0, 0.2, 2],
  lens: 0.9,
  step: 0.75,
  reach: 24,
}

const lampAt = (i: number): Point => {
  const angle = (((i * 7) % 11) - 5) * 0.26
  const radius = 2.2 + (i % 3) * 1.15
  return [radius * Math.sin(angle), 1.36, radius * Math.cos(angle)]
}

const pit: Stage = {
  distance(x, y, z) {
    const stands = rings(x, z, 2.2, 1.15, 3, (u, w) => stand(u, y, -w))
    return Math.min(y, stands, 6.6 - z)
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 1.2)
    if (z > 6.4) return surface.color.set(0.1, 0.012, 0.02)
    surface.color.set(0.4, 0.36, 0.3)
    surface.shine = 0.2
  },
  lanterns: [
    ...Array.from({ length: 11 }, (_, i) => {
      const [x, y, z] = lampAt(i)
      const inward = 1 - 0.22 / norm(x, z)
      return {
        from: [x * inward, y + 0.12, z * inward] as const,
        to: [x * 1.02, y - 0.35, z * 1.02] as const,
        light: tungsten,
        power: 0.9,
        angle: 0.95,
        soft: 0.8,
        haze: 0.02,
      }
    }),
    { from: [4, 6, -4], to: [1, 0, 3], light: coldBlue, power: 14, angle: 0.6, soft: 0.9 },
  ],
  ambient: hush,
  eye: [-0.8, 2.6, -2.4],
  target: [0.1, 0.75, 2.6],
  lens: 0.95,
  step: 0.75,
  reach: 16,
}

const drums = [
  { x: -1.5, z: 0.5, r: 0.42 },
  { x: -0.55, z: 0, r: 0.39 },
  { x: 0.4, z: 0.05, r: 0.35 },
  { x: 1.25, z: 0.6, r: 0.32 },
]
const timpani: Stage = {
  distance(x, y, z) {
    let near = y
    for (const { x: cx, z: cz, r } of drums) {
      const a = x - cx
      const c = z - cz
      const t = y - 0.86 - 0.12 * c
      const shell = Math.max(norm(a, t * 0.82, c) - r, t) * 0.85
      const hoop = Math.max(Math.abs(norm(a, c) - r - 0.012) - 0.014, Math.abs(t) - 0.025)
      const legs = pillar(Math.abs(a) - r * 0.75, y - 0.4, c, 0.018, 0.42)
      const foot = pillar(a, y - 0.1, c, r * 0.5, 0.05)
      near = Math.min(near, shell, hoop, legs, foot)
    }
    return near
  },
  material(x, y, z, surface) {
    if (y < 0.01) return woodenFloor(x, z, surface, 0.9)
    const drum = drums.reduce((a, b) => (norm(x - b.x, z - b.z) < norm(x - a.x, z - a.z) ? b : a))
    const t = y - 0.86 - 0.12 * (z - drum.z)
    const far = norm(x - drum.x, z - drum.z)
    if (t > -0.006 && far < drum.r - 0.004) return surface.color.set(0.62, 0.56, 0.46)
    const rim = far > drum.r - 0.01 && t > -0.03
    const tone = 0.8 + 0.3 * clouds(x * 9, y * 9, 1)
    if (rim || y < 0.3) surface.color.set(0.1, 0.1, 0.1)
    else surface.color.set(0.3 * tone, 0.11 * tone, 0.05 * tone)
    surface.shine = rim ? 3 : 2.2
    surface.gloss = 36
    surface.mirror = 0.35
  },
  lanterns: [
    { from: [-3.2, 4.6, 2.4], to: [-0.2, 0.7, 0.1], light: paper, power: 24, angle: 0.36, soft: 0.8, haze: 0.006 },
    { from: [3.6, 2.6, -2.4], to: [0.4, 0.6, 0], light: tungsten, power: 20, angle: 0.4, soft: 0.9 },
    { from: [-4, 1, -2.6], to: [0, 0.6, 0.2], light: coldBlue, power: 7, angle: 0.5, soft: 0.9 },
  ],
  ambient: hush,
  eye: [-0.5, 1.75, -2.8],
  target: [-0.1, 0.72, 0.2],
  lens: 0.85,
  reach: 14,
}

const bells = [
  { x: -1.05, y: 0.25, z: 0.5, r: 0.52 },
  { x: 0.05, y: -0.12, z: 0, r: 0.58 },
  { x: 1.05, y: 0.3, z: 0.7, r: 0.46 },
  { x: -0.55, y: 0.95, z: 1.5, r: 0.42 },
  { x: 0.62, y: 1.0, z: 1.9, r: 0.5 },
]
const brass: Stage = {
  distance(x, y, z) {
    let near = 9
    for (const { x: cx, y: cy, z: cz, r } of bells) {
      const way = z - cz
      const far = norm(x - cx - way * 0.12, y - cy + way * 0.08)
      const flare = r * (0.1 + 0.9 * Math.exp(-Math.max(way, 0) * 3.6))
      const wall = (Math.abs(far - flare) - 0.012) * 0.34
      near = Math.min(near, Math.max(wall, -way, way - 2.2), norm(far - r, way) - 0.02)
    }
    return near
  },
  material(x, y, z, surface) {
    const silver = x > 0.6 && z < 1.4
    const tone = 0.85 + 0.3 * clouds(x * 6, y * 6 + z * 3, 1)
    if (silver) surface.color.set(0.18 * tone, 0.19 * tone, 0.2 * tone)
    else surface.color.set(0.36 * tone, 0.2 * tone, 0.055 * tone)
    surface.shine = 2.6
    surface.gloss = 26
    surface.mirror = 0.6
  },
  lanterns: [
    { from: [-3.6, 3.6, -2.6], to: [0, 0.3, 0.5], light: tungsten, power: 12, angle: 0.36, soft: 0.9 },
    { from: [3.6, 1.2, -2.2], to: [0.3, 0.2, 0.5], light: coldBlue, power: 4, angle: 0.4, soft: 0.9 },
    { from: [0.4, -3, -1.8], to: [0.2, 0.3, 0.5], light: new Light(0.6, 0.01, 0.06), power: 4, angle: 0.4, soft: 0.9 },
  ],
  ambient: hush,
  eye: [0, 0.3, -3.2],
  target: [0.05, 0.35, 0.5],
  lens: 0.72,
  step: 0.95,
  reach: 8,
}

export const orchestra: Scene[] = [
  { key: 'seat-arcs', paint: (frame) => photograph(frame, seats) },
  { key: 'orchestra-pit', film: { bloom: 1.4 }, paint: (frame) => photograph(frame, pit) },
  { key: 'timpani', paint: (frame) => photograph(frame, timpani) },
  {
    key: 'brass-bells',
    paint(frame) {
      photograph(frame, brass)
      applyDepthOfField(frame, 3.3, 3.4)
    },
  },
]
