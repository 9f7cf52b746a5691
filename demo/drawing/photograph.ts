import { addScaled, blur } from './blur'
import { Light, white } from './color'
import { Frame } from './frame'
import { computeLanternLight, computeVisibility, findHitDistance } from './march'
import { norm } from './maths'
import { clouds, hash } from './random'
import { shade } from './shade'
import type { Point, Stage } from './stage'

const samples = 26

/** Creates a function that returns the direction of the ray through a point of the picture. */
function createCamera(stage: Stage): (x: number, y: number) => Point {
  const [ex, ey, ez] = stage.eye
  const forward = normalize([stage.target[0] - ex, stage.target[1] - ey, stage.target[2] - ez])
  const right = normalize([forward[2], 0, -forward[0]])
  const up: Point = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ]
  return (x, y) => {
    const a = x * stage.lens
    const b = y * stage.lens
    return normalize([
      forward[0] + right[0] * a + up[0] * b,
      forward[1] + right[1] * a + up[1] * b,
      forward[2] + right[2] * a + up[2] * b,
    ])
  }
}

function normalize([x, y, z]: Point): Point {
  const length = norm(x, y, z)
  return [x / length, y / length, z / length]
}

/**
 * Paints a stage. Its surfaces are painted in full size with smooth edges, the haze in a quarter of
 * the size.
 */
export function photograph(frame: Frame, stage: Stage): void {
  const ray = createCamera(stage)
  const reach = stage.reach ?? 60
  const { width, height, data, depth } = frame
  const light = new Light()
  const trace = (column: number, row: number): number => {
    const d = ray((column - width / 2) / height, 0.5 - row / height)
    const t = findHitDistance(stage, stage.eye, d, reach)
    shade(stage, stage.eye, d, t, light, true)
    return t
  }
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      depth[at] = trace(column + 0.5, row + 0.5)
      data[at * 3] = light.r
      data[at * 3 + 1] = light.g
      data[at * 3 + 2] = light.b
    }
  }
  smoothEdges(frame, (column, row) => {
    trace(column, row)
    return light
  })
  if (stage.lanterns.some((lantern) => lantern.haze)) {
    const small = new Frame(Math.ceil(width / 4), Math.ceil(height / 4))
    small.paint((x, y, out) => {
      const d = ray(x, y)
      beam(stage, d, findHitDistance(stage, stage.eye, d, reach), out)
    })
    blur(small, 1.2)
    addScaled(frame, small, white)
  }
}

/** Traces four more rays for each pixel that differs strongly from its neighbors. */
function smoothEdges(frame: Frame, trace: (column: number, row: number) => Light): void {
  const { width, height, data } = frame
  const tone = (at: number) => Math.sqrt((data[at * 3] ?? 0) + (data[at * 3 + 1] ?? 0) + (data[at * 3 + 2] ?? 0))
  const edges: number[] = []
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column
      const here = tone(at)
      const change = Math.max(
        Math.abs(here - tone(at - 1)),
        Math.abs(here - tone(at + 1)),
        Math.abs(here - tone(at - width)),
        Math.abs(here - tone(at + width)),
      )
      if (change > 0.07) edges.push(at)
    }
  }
  for (const at of edges) {
    const column = at % width
    const row = Math.floor(at / width)
    const sum = [0, 0, 0]
    for (const [dx, dy] of [
      [0.14, 0.37],
      [0.63, 0.12],
      [0.37, 0.86],
      [0.88, 0.62],
    ] as const) {
      const seen = trace(column + dx, row + dy)
      sum[0] = (sum[0] ?? 0) + Math.min(seen.r, 4)
      sum[1] = (sum[1] ?? 0) + Math.min(seen.g, 4)
      sum[2] = (sum[2] ?? 0) + Math.min(seen.b, 4)
    }
    for (let c = 0; c < 3; c++) data[at * 3 + c] = (sum[c] ?? 0) / 4
  }
}

/** Writes the light of the lanterns in the haze, along a ray of the given length, to `out`. */
function beam(stage: Stage, d: Point, length: number, out: Light): void {
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
