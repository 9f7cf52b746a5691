import { blur } from '../blur'
import { coldBlue, crimson, ember, type Light, paper, tungsten } from '../color'
import { Frame } from '../frame'
import { bell, clamp, mix, norm, smooth } from '../maths'
import { clouds, createRandom, hash, noise } from '../random'
import type { Scene } from '../scene'

/** Adds a trace of light along a curve, drawn as many small points. */
function trace(frame: Frame, at: (t: number) => [number, number], light: Light, amount: (t: number) => number): void {
  const count = Math.round(frame.height * 2.6)
  for (let i = 0; i < count; i++) {
    const t = i / count
    const [x, y] = at(t)
    frame.addLightAt(x, y, light, amount(t))
  }
}

/** The strokes of a violin bow in a long exposure: bundles of arcs around an elbow. */
function bowStrokes(frame: Frame): void {
  const random = createRandom(41)
  const dyes = [paper, paper, tungsten, ember, crimson, crimson, coldBlue]
  for (let stroke = 0; stroke < 13; stroke++) {
    const dye = dyes[stroke % dyes.length] ?? paper
    const turn = -0.35 + random() * 0.75
    const bend = 0.1 + random() * 0.32
    const lift = (random() - 0.5) * 0.75
    const shift = (random() - 0.5) * 0.5
    const hairs = Math.round(frame.height * 0.5)
    const grip = createRandom(stroke)
    for (let hair = 0; hair < hairs; hair++) {
      const h = hair / hairs - 0.5
      const start = grip() * 0.12
      const strength = (0.25 + grip() ** 3 * 2.4) * bell(h, 0.42) * (0.02 + 0.04 * hash(stroke, 5))
      const width = 0.035 + 0.05 * hash(stroke, 9)
      trace(
        frame,
        (t) => {
          const s = (t - 0.5) * 2
          const fan = h * width * (1 + 2.2 * s * s * (0.4 + hash(stroke, 3)))
          const x = s * 0.82
          const y = bend * (s * s - 0.4) + fan
          return [x * Math.cos(turn) - y * Math.sin(turn) + shift, x * Math.sin(turn) + y * Math.cos(turn) + lift]
        },
        dye,
        (t) => strength * smooth(start, start + 0.25, t) * smooth(1, 0.6, t) * (0.7 + 0.6 * noise(t * 40, hair)),
      )
    }
  }
  const glow = new Frame(frame.width, frame.height)
  glow.data.set(frame.data)
  blur(glow, frame.height * 0.012)
  for (let i = 0; i < frame.data.length; i++) frame.data[i] = (frame.data[i] ?? 0) * 0.95 + (glow.data[i] ?? 0) * 0.75
}

const staves = [paper, paper, ember, paper, coldBlue]

/** Wavy staves: sharp in the middle, soft toward the edges. */
function scoreLines(frame: Frame): void {
  frame.paint((x, y, out) => {
    for (let stave = 0; stave < 5; stave++) {
      const near = 0.5 + 0.27 * stave
      const way = x * 1.1 + stave * 0.7
      const base = 0.36 - 0.2 * stave * near ** 0.4 + 0.1 * Math.sin(way * 1.9) + 0.04 * Math.sin(way * 4.1 + stave)
      const soft = 0.0011 + 0.018 * Math.abs(x - 0.12) ** 1.6 + 0.004 * Math.abs(stave - 2)
      const gap = 0.0165 * near * (1 + 0.55 * Math.sin(way * 1.3 + 1))
      const dye = staves[stave] ?? paper
      const brightness = 0.15 + bell(x - 0.12 + 0.1 * stave - 0.2, 0.5)
      for (let i = -2; i <= 2; i++) {
        const line = bell(y - base - i * gap, 0.0012 * near + soft)
        out.add(dye, (line * brightness * 0.0016 * near) / (0.0011 * near + soft))
      }
    }
    out.add(tungsten, 0.02 * bell(x - 0.15, 0.5) * bell(y, 0.4) * clouds(x * 3, y * 3))
  }, 2)
}

const lamps = [coldBlue, ember, ember, paper, paper, tungsten, tungsten, tungsten]

/** City lights at night, far out of focus. */
function cityLights(frame: Frame): void {
  const random = createRandom(77)
  const dots = Array.from({ length: 190 }, (_, i) => {
    const low = random() ** 1.6
    return {
      x: (random() - 0.5) * 1.7,
      y: -0.32 + low * 0.5 * (0.4 + 0.6 * hash(i, 2)),
      r: 0.01 + 0.034 * random() ** 1.3,
      light: lamps[Math.floor(random() * lamps.length)] ?? tungsten,
      power: 0.03 + 0.45 * random() ** 3,
    }
  })
  frame.paint((x, y, out) => {
    const sky = smooth(-0.35, 0.5, y)
    out.add(coldBlue, 0.055 * (1 - sky) * bell(x, 0.9))
    out.add(crimson, 0.05 * bell(y + 0.1, 0.14) * (0.5 + clouds(x * 2, y * 2)))
    const tower = noise(Math.floor(x * 14) * 3.7, 2)
    out.scale(1 - 0.72 * smooth(0.012, -0.012, y + 0.22 - 0.34 * tower ** 2))
    for (const dot of dots) {
      // Below this height, the water reflects the lights.
      const isReflection = y < -0.34
      const dy = isReflection ? (-0.68 - y - dot.y) * 0.28 : y - dot.y
      const wave = isReflection ? 0.012 * (noise(x * 8, y * 90) - 0.5) : 0
      if (Math.abs(dy) > dot.r) continue
      const distance = norm(x - dot.x + wave, dy)
      if (distance > dot.r * 1.1) continue
      const disc = smooth(dot.r, dot.r * 0.9, distance) * (0.75 + 0.35 * smooth(dot.r * 0.6, dot.r * 0.95, distance))
      out.add(dot.light, dot.power * disc * (isReflection ? 0.35 : 1))
    }
  }, 2)
}

/** Ropes of a fly tower against cold light. The near ropes are dark and out of focus. */
function flyRopes(frame: Frame): void {
  frame.paint((x, y, out) => {
    const glow = bell(x + 0.05, 0.3) * bell(y - 0.1, 0.5)
    out.add(coldBlue, 0.38 * glow * (0.55 + 0.8 * clouds(x * 3, y * 2, 6)))
    out.add(paper, 0.35 * bell(x + 0.03, 0.12) * bell(y - 0.22, 0.26))
    out.add(crimson, 0.3 * bell(x - 0.27, 0.16) * bell(y + 0.22, 0.3))
    for (let layer = 0; layer < 4; layer++) {
      const gap = 0.02 + 0.021 * layer
      const lean = x - 0.012 * layer * y
      const cell = Math.round(lean / gap)
      const center = cell * gap + (hash(cell, layer) - 0.5) * gap * 0.6 + 0.002 * Math.sin(y * 3 + cell)
      const radius = 0.0019 + 0.0021 * layer
      const soft = 0.0008 + 0.0026 * Math.abs(layer - 1.4)
      const distance = Math.abs(lean - center)
      if (hash(cell, layer, 3) < 0.25) continue
      const twist = 0.65 + 0.35 * Math.sin((y * 9) / radius / 60 + ((lean - center) / radius) * 2.2)
      const rope = smooth(radius + soft, radius - soft, distance)
      out.scale(1 - rope * (0.8 + 0.06 * layer))
      const rim = rope * clamp((lean - center) / radius) ** 2 * twist
      out.add(cell % 5 === 0 ? ember : paper, 0.1 * rim * (0.4 + glow))
    }
    const rail = smooth(0.07, 0.064, Math.abs(y + 0.39)) * mix(1, 0.9, noise(x * 30, 1))
    out.scale(1 - 0.96 * rail)
    out.add(paper, 0.12 * bell(y + 0.327, 0.0025) * bell(x + 0.03, 0.3))
  }, 2)
}

export const lines: Scene[] = [
  { key: 'bow-strokes', paint: bowStrokes },
  { key: 'score-lines', paint: scoreLines },
  { key: 'city-lights', paint: cityLights },
  { key: 'fly-ropes', portrait: true, paint: flyRopes },
]
