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

  /** Adds `amount` times the other light to this light. */
  add(light: Light, amount: number): void {
    this.r += light.r * amount
    this.g += light.g * amount
    this.b += light.b * amount
  }

  /** Multiplies this light by a factor. */
  scale(factor: number): void {
    this.r *= factor
    this.g *= factor
    this.b *= factor
  }
}

/** Converts an sRGB value (0 to 1) to linear light. */
const srgbToLinear = (s: number) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4)

/** Converts linear light (0 to 1) to an sRGB value. */
export const linearToSrgb = (l: number) => (l <= 0.0031308 ? l * 12.92 : 1.055 * l ** (1 / 2.4) - 0.055)

/** Converts a color such as `#b71548` to linear light. */
export function parseColor(hex: string): Light {
  const parseChannel = (at: number) => srgbToLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return new Light(parseChannel(1), parseChannel(3), parseChannel(5))
}

export const crimson = parseColor('#b71548')
export const ember = parseColor('#e8384f')
export const paper = parseColor('#f6ead6')
export const tungsten = parseColor('#ffc48a')
export const coldBlue = parseColor('#7fb0d8')
export const white = new Light(1, 1, 1)
