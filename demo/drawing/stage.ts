import type { Light } from './color'

export type Point = readonly [number, number, number]

/** A lantern: a cone of light from `from` to `to`. */
export interface Lantern {
  from: Point
  to: Point
  light: Light
  power: number
  /** Half the angle of the cone in radians and the part of it that falls off softly. */
  angle: number
  soft?: number
  /** How visible its beam is in the haze. */
  haze?: number
  /** 1 is a point; smaller values give softer shadows. */
  hardness?: number
}

/** What a surface is made of at a point; the painter of a stage fills it in. */
export interface Surface {
  color: Light
  /** Light of its own. */
  glow: Light
  shine: number
  /** How narrow the highlight is. */
  gloss: number
  /** How much the surface mirrors. */
  mirror: number
  /** The pile of velvet: light at grazing angles. */
  velvet: number
}

/** A stage to be photographed: bodies, materials, lanterns and a camera. */
export interface Stage {
  distance(x: number, y: number, z: number): number
  material(x: number, y: number, z: number, surface: Surface): void
  lanterns: Lantern[]
  ambient: Light
  eye: Point
  target: Point
  /** The picture's height at a distance of 1. */
  lens: number
  reach?: number
  /** Less than 1 where `distance` is only an estimate. */
  step?: number
  /** How fast light fades in the air. */
  fog?: number
}
