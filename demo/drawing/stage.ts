import type { Light } from './color'

export type Point = readonly [number, number, number]

/** A stage light. Its cone points from `from` to `to`. */
export interface Lantern {
  from: Point
  to: Point
  light: Light
  power: number
  /** Half the angle of the cone, in radians. */
  angle: number
  /** The fraction of `angle` over which the edge of the cone fades. */
  soft?: number
  /** The visibility of the beam in the haze. */
  haze?: number
  /** The hardness of the shadows: 1 for a point source, less for softer shadows. */
  hardness?: number
}

/** The material of a surface at a point. `Stage.material` fills it in. */
export interface Surface {
  color: Light
  /** Emitted light. */
  glow: Light
  shine: number
  /** The narrowness of the highlight. */
  gloss: number
  /** The share of mirrored light. */
  mirror: number
  /** The amount of light that the pile of velvet reflects at grazing angles. */
  velvet: number
}

/** A stage that is painted as a photograph: its bodies, materials, lights and camera. */
export interface Stage {
  /** The distance from a point to the nearest body. */
  distance(x: number, y: number, z: number): number
  /** Writes the material of the surface at a point. */
  material(x: number, y: number, z: number, surface: Surface): void
  lanterns: Lantern[]
  ambient: Light
  eye: Point
  target: Point
  /** The height of the picture at a distance of 1. */
  lens: number
  /** The maximum distance of a ray from the camera. */
  reach?: number
  /** The fraction of `distance` that a ray advances: less than 1 if `distance` is an estimate. */
  step?: number
  /** The decay of light in the air. */
  fog?: number
}
