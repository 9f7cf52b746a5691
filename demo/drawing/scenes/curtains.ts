import { boards, hang, weave } from '../cloth'
import { coldBlue, crimson, Light, paper, tungsten } from '../color'
import { mix, norm } from '../maths'
import { photograph } from '../photograph'
import type { Scene } from '../scene'
import type { Stage } from '../stage'

const leftCloth = hang(0.62, 1)
const rightCloth = hang(0.62, 3)
const redCloth = hang(0.7, 21)
const footCloth = hang(0.55, 33)
const dress = hang(0.42, 51)
const velvet = new Light(0.36, 0.007, 0.034)

/** The main curtain, slightly open: a shaft of light falls on the boards. */
const hero: Stage = {
  distance(x, y, z) {
    const gap = 0.14 + 0.85 * Math.exp(-y * 0.5)
    const middle = 2.35
    const side = x < middle ? 1 : -1
    const edge = Math.abs(x - middle) - gap
    const gather = x + side * gap * Math.exp(-Math.max(edge, 0) * 0.7)
    const cloth = Math.max((Math.abs(z - (side < 0 ? leftCloth : rightCloth)(gather, y)) - 0.02) * 0.45, -edge * 0.7)
    return Math.min(y, cloth, 9 - z)
  },
  material(x, y, z, surface) {
    if (z > 8.9) {
      surface.color.set(0, 0, 0)
      surface.glow.add(tungsten, 0.75 * Math.exp(-y * 0.45))
      return surface.glow.add(paper, 0.5 * Math.exp(-y * 0.3))
    }
    if (y < 0.015) {
      const tone = boards(x, z)
      surface.color.set(0.085 * tone, 0.062 * tone, 0.05 * tone)
      surface.mirror = 0.32 * tone
      surface.shine = 0.5
      surface.gloss = 24
      return
    }
    const tone = weave(x, y)
    surface.color.set(velvet.r * tone, velvet.g * tone, velvet.b * tone)
    surface.velvet = 0.9
  },
  lanterns: [
    { from: [4.3, 5.2, 7.5], to: [1.75, 0, -3.2], light: paper, power: 230, angle: 0.34, haze: 0.008, hardness: 2 },
    { from: [6.4, 5.6, -4], to: [3, 1.9, 0], light: tungsten, power: 66, angle: 0.58, soft: 0.98 },
    { from: [-1, 6, -8], to: [2.4, 1.6, 0], light: tungsten, power: 22, angle: 0.36, soft: 0.98 },
    { from: [9.5, 6.2, -4], to: [5.2, 2.6, 0], light: tungsten, power: 9, angle: 0.34, soft: 0.95 },
    { from: [-12, 3, -2], to: [-3, 1, 0], light: coldBlue, power: 16, angle: 0.5, soft: 0.9 },
  ],
  ambient: new Light(0.011, 0.011, 0.014),
  eye: [-0.5, 1.35, -8.2],
  target: [0.3, 2.1, 0],
  lens: 0.72,
  step: 0.8,
  reach: 30,
}

/** Closed red velvet in raking light. */
const red: Stage = {
  ...hero,
  distance: (x, y, z) => (Math.abs(z - redCloth(x, y)) - 0.02) * 0.42,
  lanterns: [
    { from: [-9, 6.5, -3.2], to: [0.4, 2.4, 0], light: tungsten, power: 170, angle: 0.3, soft: 0.9 },
    { from: [8, 0.2, -3.5], to: [1, 1.6, 0], light: tungsten, power: 22, angle: 0.5, soft: 0.9 },
  ],
  eye: [0, 2.2, -7],
  target: [0, 2.3, 0],
  lens: 0.62,
}

/** Footlights: a row of lamps below the hem. */
const foot: Stage = {
  ...hero,
  distance(x, y, z) {
    const lamp = norm(x - 0.8 * Math.round(x / 0.8), y - 0.02, z + 1.5) - 0.09
    return Math.min(y, (Math.abs(z - footCloth(x, y)) - 0.02) * 0.42, lamp)
  },
  material(x, y, z, surface) {
    hero.material(x, y, z, surface)
    if (z < -1 && y > 0.015) {
      surface.color.set(0.3, 0.3, 0.3)
      surface.glow.add(tungsten, 9)
    }
  },
  lanterns: Array.from({ length: 11 }, (_, i) => ({
    from: [(i - 5) * 0.8, 0.16, -1.5] as const,
    to: [(i - 5) * 0.8, 2.2, 0.6] as const,
    light: tungsten,
    power: 0.62 + 0.2 * Math.sin(i * 2.4),
    angle: 1.1,
    soft: 0.9,
    haze: 0.004,
    hardness: 0.4,
  })),
  eye: [-1.6, 0.55, -5.6],
  target: [0.3, 1.25, 0],
  lens: 0.62,
}

/** The cloths of `costumes` from left to right, each up to the x coordinate `end`. */
const cloths = [
  { end: -0.95, dye: paper, depth: 0.75 },
  { end: 0.55, dye: crimson, depth: 0.8 },
  { end: Number.POSITIVE_INFINITY, dye: coldBlue, depth: 0.22 },
] as const

/** A close-up of costumes on a rail: cloth in three colors. */
const costumes: Stage = {
  ...hero,
  distance(x, y, z) {
    const lean = x + 0.12 * Math.sin(y * 0.8 + x) + y * 0.06
    return (Math.abs(z - dress(lean, y * 2.2) - 0.5 * dress(x * 0.35 + y * 0.2, y)) - 0.015) * 0.36
  },
  material(x, y, _z, surface) {
    const slanted = x + 0.12 * Math.sin(y * 0.8 + x) + y * 0.06
    const { dye, depth } = cloths.find(({ end }) => slanted < end) ?? cloths[0]
    const tone = weave(x * 1.5, y * 2) * depth
    surface.color.set(dye.r * tone, dye.g * tone, dye.b * tone)
    surface.velvet = 0.5
    surface.shine = mix(0.1, 0.5, slanted > 0.55 ? 1 : 0)
    surface.gloss = 14
  },
  lanterns: [
    { from: [-6, 5.5, -2.6], to: [0, 1.6, 0], light: tungsten, power: 120, angle: 0.34, soft: 0.9 },
    { from: [5, 1, -3], to: [0.5, 1.6, 0], light: coldBlue, power: 6, angle: 0.5, soft: 0.9 },
  ],
  eye: [0, 1.7, -4],
  target: [0, 1.75, 0],
  lens: 0.78,
}

export const curtains: Scene[] = [
  { key: 'hero-curtain', paint: (frame) => photograph(frame, hero) },
  { key: 'curtain-red', film: { exposure: 0.5 }, paint: (frame) => photograph(frame, red) },
  { key: 'footlights', paint: (frame) => photograph(frame, foot) },
  { key: 'costume-folds', portrait: true, paint: (frame) => photograph(frame, costumes) },
]
