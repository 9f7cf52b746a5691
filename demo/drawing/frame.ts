import { Light } from './color'

/**
 * Writes the light at a point of the picture. x points to the right and y up. The height of the
 * picture is 1, and its center is the origin.
 */
export type Shader = (x: number, y: number, out: Light) => void

/** A picture in linear light. Each pixel has three floats, and a depth. */
export class Frame {
  readonly data: Float32Array
  readonly depth: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Float32Array(width * height * 3)
    this.depth = new Float32Array(width * height)
  }

  get aspect(): number {
    return this.width / this.height
  }

  /**
   * Adds the light of the shader to each pixel. It is the mean of `samples` × `samples` points in
   * the pixel.
   */
  paint(shader: Shader, samples = 1): void {
    const out = new Light()
    const weight = 1 / (samples * samples)
    let at = 0
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++, at += 3) {
        for (let sample = 0; sample < samples * samples; sample++) {
          const dx = ((sample % samples) + 0.5) / samples
          const dy = (Math.floor(sample / samples) + 0.5) / samples
          out.set(0, 0, 0)
          shader((column + dx - this.width / 2) / this.height, 0.5 - (row + dy) / this.height, out)
          this.data[at] = (this.data[at] ?? 0) + out.r * weight
          this.data[at + 1] = (this.data[at + 1] ?? 0) + out.g * weight
          this.data[at + 2] = (this.data[at + 2] ?? 0) + out.b * weight
        }
      }
    }
  }

  /** Adds light at a point, distributed among the four nearest pixels. */
  addLightAt(x: number, y: number, light: Light, amount: number): void {
    const column = x * this.height + this.width / 2 - 0.5
    const row = (0.5 - y) * this.height - 0.5
    const left = Math.floor(column)
    const top = Math.floor(row)
    for (let corner = 0; corner < 4; corner++) {
      const i = left + (corner & 1)
      const j = top + (corner >> 1)
      if (i < 0 || j < 0 || i >= this.width || j >= this.height) continue
      const share = amount * (1 - Math.abs(column - i)) * (1 - Math.abs(row - j))
      const at = (j * this.width + i) * 3
      this.data[at] = (this.data[at] ?? 0) + light.r * share
      this.data[at + 1] = (this.data[at + 1] ?? 0) + light.g * share
      this.data[at + 2] = (this.data[at + 2] ?? 0) + light.b * share
    }
  }

  /** Interpolates the light at a point, which is given in fractions of the width and height. */
  read(u: number, v: number, out: Light): void {
    const column = Math.min(Math.max(u * this.width - 0.5, 0), this.width - 1.001)
    const row = Math.min(Math.max(v * this.height - 0.5, 0), this.height - 1.001)
    const left = Math.floor(column)
    const top = Math.floor(row)
    const fx = column - left
    const fy = row - top
    const at = (top * this.width + left) * 3
    const below = at + this.width * 3
    const channel = (c: number) =>
      ((this.data[at + c] ?? 0) * (1 - fx) + (this.data[at + 3 + c] ?? 0) * fx) * (1 - fy) +
      ((this.data[below + c] ?? 0) * (1 - fx) + (this.data[below + 3 + c] ?? 0) * fx) * fy
    out.set(channel(0), channel(1), channel(2))
  }
}
