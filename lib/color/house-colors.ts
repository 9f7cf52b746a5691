import { contrast } from './contrast'

/** The two colors that a house may choose, as `#rrggbb`. */
export interface HouseColors {
  /** Links, buttons, and what is to be seen first. */
  accent: string
  /** The dark ground of single sections. */
  ground: string
}

/** The site's own colors (styles/tokens.css). */
export const defaultColors: HouseColors = { accent: '#b71548', ground: '#12403d' }

/** What text needs (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

const ink = '#1c1c1c'
const white = '#ffffff'
const black = '#000000'

/** What a color is text on; white text on the color has the contrast of the first. */
export const colorGrounds = { white, paper: '#f5f1ea', paperDeep: '#e6dfd3' } as const

/** Every use of the colors, derived so that text in and on them holds `leastContrast`. */
export interface HouseTones {
  accentDeep: string
  accentOnDark: string
  accentFold: string
  groundLight: string
  groundFold: string
}

/** Mixes as many percent of another color into one. */
function mix(color: string, other: string, percent: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [color, other].map((one) => Number.parseInt(one.slice(start, start + 2), 16))
    return Math.round(from + ((to - from) * percent) / 100)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The first mix with another color, from a percentage on, that holds; the other color itself where none does. */
function firstMix(color: string, other: string, from: number, holds: (mixed: string) => boolean): string {
  for (let percent = from; percent < 100; percent++) {
    const mixed = mix(color, other, percent)
    if (holds(mixed)) return mixed
  }
  return other
}

/** The least contrast of a color with the grounds that it is text on, and whether that is enough. */
export function measureColor(color: string): { ratio: number; holds: boolean } {
  const ratio = Math.min(...Object.values(colorGrounds).map((ground) => contrast(color, ground)))
  return { ratio, holds: ratio >= leastContrast }
}

/** The lightest darker tone of a color that holds: the color itself where it does. */
export function nearestColor(color: string): string {
  return firstMix(color, black, 0, (mixed) => measureColor(mixed).holds)
}

/** The tones that belong to a house's colors, for colors that hold. */
export function tonesOf({ accent, ground }: HouseColors): HouseTones {
  return {
    accentDeep: mix(accent, black, 22),
    accentOnDark: firstMix(accent, white, 30, (mixed) => contrast(mixed, ink) >= leastContrast),
    accentFold: mix(accent, black, 14),
    groundLight: firstMix(ground, white, 64, (mixed) => contrast(mixed, ground) >= leastContrast),
    groundFold: mix(ground, black, 25),
  }
}
