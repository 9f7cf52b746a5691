import { Light } from './color'
import { computeLanternLight, computeVisibility, findHitDistance } from './march'
import { clamp, norm } from './maths'
import type { Point, Stage, Surface } from './stage'

const surfaces: [Surface, Surface] = [blank(), blank()]
const bounce = new Light()

function blank(): Surface {
  return { color: new Light(), glow: new Light(), shine: 0, gloss: 20, mirror: 0, velvet: 0 }
}

/**
 * Writes the light that arrives along a ray to `out`.
 * @param o origin of the ray
 * @param d direction of the ray
 * @param t distance to the first body on the ray
 * @param mirrors true to follow one reflection
 */
export function shade(stage: Stage, o: Point, d: Point, t: number, out: Light, mirrors: boolean): void {
  out.set(0, 0, 0)
  if (t >= (stage.reach ?? 60)) return
  const x = o[0] + d[0] * t
  const y = o[1] + d[1] * t
  const z = o[2] + d[2] * t
  const n = computeNormal(stage, x, y, z, 0.0012 * (1 + t))
  const surface = surfaces[mirrors ? 0 : 1]
  surface.glow.set(0, 0, 0)
  surface.shine = 0
  surface.gloss = 20
  surface.mirror = 0
  surface.velvet = 0
  stage.material(x, y, z, surface)
  const facing = clamp(-(n[0] * d[0] + n[1] * d[1] + n[2] * d[2]))
  const open = computeOpenness(stage, x, y, z, n)
  const { color } = surface
  out.set(stage.ambient.r * color.r * open, stage.ambient.g * color.g * open, stage.ambient.b * color.b * open)
  const sx = x + n[0] * 0.01
  const sy = y + n[1] * 0.01
  const sz = z + n[2] * 0.01
  for (const lantern of stage.lanterns) {
    let lx = lantern.from[0] - x
    let ly = lantern.from[1] - y
    let lz = lantern.from[2] - z
    const far = norm(lx, ly, lz)
    lx /= far
    ly /= far
    lz /= far
    const lambert = n[0] * lx + n[1] * ly + n[2] * lz
    if (lambert <= 0) continue
    const arriving = computeLanternLight(lantern, x, y, z)
    if (arriving < 0.002) continue
    const seen = arriving * computeVisibility(stage, sx, sy, sz, lantern, 60)
    if (seen <= 0) continue
    const hx = lx - d[0]
    const hy = ly - d[1]
    const hz = lz - d[2]
    const half = clamp((n[0] * hx + n[1] * hy + n[2] * hz) / norm(hx, hy, hz))
    const diffuse = seen * (lambert + surface.velvet * (1 - facing) ** 3 * Math.sqrt(lambert))
    const glint = seen * surface.shine * half ** surface.gloss * lambert
    out.r += lantern.light.r * (color.r * diffuse + glint)
    out.g += lantern.light.g * (color.g * diffuse + glint)
    out.b += lantern.light.b * (color.b * diffuse + glint)
  }
  out.add(surface.glow, 1)
  const fog = Math.exp(-(stage.fog ?? 0) * t)
  if (mirrors && surface.mirror > 0) {
    const k = 2 * (n[0] * d[0] + n[1] * d[1] + n[2] * d[2])
    const back: Point = [d[0] - n[0] * k, d[1] - n[1] * k, d[2] - n[2] * k]
    const start: Point = [sx, sy, sz]
    const fresnel = surface.mirror * (0.25 + 0.75 * (1 - facing) ** 3)
    shade(stage, start, back, findHitDistance(stage, start, back, stage.reach ?? 60), bounce, false)
    out.add(bounce, fresnel)
  }
  out.scale(fog)
}

function computeNormal(stage: Stage, x: number, y: number, z: number, e: number): Point {
  const a = stage.distance(x + e, y - e, z - e)
  const b = stage.distance(x - e, y - e, z + e)
  const c = stage.distance(x - e, y + e, z - e)
  const d = stage.distance(x + e, y + e, z + e)
  const nx = a - b - c + d
  const ny = c - a - b + d
  const nz = b - a - c + d
  const length = norm(nx, ny, nz) || 1
  return [nx / length, ny / length, nz / length]
}

/** Returns how open a point is to its surroundings. The value is small in corners and valleys. */
function computeOpenness(stage: Stage, x: number, y: number, z: number, n: Point): number {
  let hidden = 0
  let weight = 1
  for (let i = 1; i <= 4; i++) {
    const reach = 0.07 * i * i
    hidden += (weight * (reach - stage.distance(x + n[0] * reach, y + n[1] * reach, z + n[2] * reach))) / reach
    weight *= 0.7
  }
  return clamp(1 - 0.38 * hidden) ** 1.3
}
