/** Light in linear RGB. */
export class Light {
  constructor(
    public r = 0,
    public g = 0,
    public b = 0,
  ) {}

  set(r: number, g: number, b: number): void {
    this.r = r
    this.g = g
    this.b = b
  }

  add(other: Light, amount: number): void {
    this.r += other.r * amount
    this.g += other.g * amount
    this.b += other.b * amount
  }

  times(amount: number): void {
    this.r *= amount
    this.g *= amount
    this.b *= amount
  }
}

const linear = (s: number) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4)
export const gamma = (l: number) => (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055)

/** A color of the site from its hexadecimal form. */
export function color(hex: string): Light {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return new Light(part(1), part(3), part(5))
}

export const crimson = color('#b71548')
export const ember = color('#e8384f')
export const paper = color('#f6ead6')
export const tungsten = color('#ffc48a')
export const cold = color('#7fb0d8')
export const white = new Light(1, 1, 1)
