import type { Light } from './color'

export type Point = readonly [number, number, number]

/** A lantern on the stage. Its cone of light points from `from` to `to`. */
export interface Lantern {
  from: Point
  to: Point
  light: Light
  power: number
  /** Half of the angle of the cone, in radians. */
  angle: number
  /** Fraction of `angle` within which the edge of the cone fades out. */
  soft?: number
  /** Brightness of the beam in the haze; the beam is invisible without it. */
  haze?: number
  /** Hardness of the shadows: 1 for a point source, less for softer shadows. */
  hardness?: number
}

/** Material of a surface at a point. `Stage.material` fills it in. */
export interface Surface {
  color: Light
  /** Light that the surface itself emits. */
  glow: Light
  shine: number
  /** Size of the highlight: the larger the value, the smaller the highlight. */
  gloss: number
  /** Fraction of the light that is mirrored. */
  mirror: number
  /** Amount of light that velvet reflects at flat angles. */
  velvet: number
}

/** A stage that is painted like a photograph: its bodies, materials, lanterns and camera. */
export interface Stage {
  /** Returns the distance from a point to the nearest body. */
  distance(x: number, y: number, z: number): number
  /** Writes the material of the surface at a point to `surface`. */
  material(x: number, y: number, z: number, surface: Surface): void
  lanterns: Lantern[]
  ambient: Light
  eye: Point
  target: Point
  /** Height of the picture at a distance of 1 from the camera. */
  lens: number
  /** Maximum distance that a ray travels from the camera. */
  reach?: number
  /**
   * Fraction of `distance` by which a ray advances. It is less than 1 if `distance` is only an
   * estimate.
   */
  step?: number
  /** Rate at which light decays in the air. */
  fog?: number
}
