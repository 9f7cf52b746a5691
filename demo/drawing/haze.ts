import type { Light } from './color'
import { computeLanternLight, computeVisibility } from './march'
import { clouds, hash } from './random'
import type { Point, Stage } from './stage'

const samples = 26

/** Writes the light of the lanterns in the haze, along a ray of the given length, to `out`. */
export function beam(stage: Stage, d: Point, length: number, out: Light): void {
  const [ex, ey, ez] = stage.eye
  const jitter = hash(d[0] * 65537, d[1] * 65537, d[2] * 65537)
  for (const lantern of stage.lanterns) {
    if (!lantern.haze) continue
    let sum = 0
    for (let i = 0; i < samples; i++) {
      const t = ((i + jitter) / samples) * length
      const x = ex + d[0] * t
      const y = ey + d[1] * t
      const z = ez + d[2] * t
      const arriving = computeLanternLight(lantern, x, y, z)
      if (arriving < 1e-5) continue
      const thick = 0.45 + 1.1 * clouds(x * 0.5, y * 0.7, z * 0.5, 3) ** 1.6
      sum += Math.min(arriving, 12) * thick * computeVisibility(stage, x, y, z, lantern, 22)
    }
    out.add(lantern.light, (sum * length * lantern.haze) / samples)
  }
}
