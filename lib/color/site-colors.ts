import { getContrast } from './contrast'

/** The two configurable colors of the site, as `#rrggbb`. */
export interface SiteColors {
  /** Color of links, buttons and emphasized elements. */
  accent: string
  /** Dark background of sections. */
  ground: string
}

/** Default colors (styles/tokens.css). */
export const defaultColors: SiteColors = { accent: '#b71548', ground: '#12403d' }

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

const white = '#ffffff'
const black = '#000000'

/**
 * Backgrounds on which colored text appears. White text on such a color has the same contrast as
 * the color on white.
 */
export const colorGrounds = { white, paper: '#f5f1ea', paperDeep: '#e6dfd3' } as const

/** The lightest background of dark mode; those of dark sections are darker. */
export const lightestDarkGround = '#2d2a27'

/** Tones derived from the two colors. Text in or on each of them has at least `leastContrast`. */
export interface SiteTones {
  accentDeep: string
  accentOnDark: string
  accentFold: string
  groundLight: string
  groundFold: string
}

function mixColors(first: string, second: string, percentOfSecond: number): string {
  const channels = [1, 3, 5].map((index) => {
    const [start = 0, end = 0] = [first, second].map((color) => Number.parseInt(color.slice(index, index + 2), 16))
    return Math.round(start + ((end - start) * percentOfSecond) / 100)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Mixes the first color with an increasing percentage of the second one. Returns the first mix that
 * satisfies the condition; the second color if no mix does.
 */
function findFirstMix(
  first: string,
  second: string,
  startPercent: number,
  isSufficient: (mixture: string) => boolean,
): string {
  for (let percent = startPercent; percent < 100; percent++) {
    const mixture = mixColors(first, second, percent)
    if (isSufficient(mixture)) return mixture
  }
  return second
}

/** Measures the lowest contrast of a color on its backgrounds. */
export function measureColor(color: string): { ratio: number; isSufficient: boolean } {
  const ratio = Math.min(...Object.values(colorGrounds).map((ground) => getContrast(color, ground)))
  return { ratio, isSufficient: ratio >= leastContrast }
}

/** Returns the color, darkened with as little black as necessary to reach enough contrast. */
export function findNearestColor(color: string): string {
  return findFirstMix(color, black, 0, (mixture) => measureColor(mixture).isSufficient)
}

/** Derives the tones from two colors with enough contrast. */
export function deriveTones({ accent, ground }: SiteColors): SiteTones {
  return {
    accentDeep: mixColors(accent, black, 22),
    accentOnDark: findFirstMix(
      accent,
      white,
      30,
      (mixture) => getContrast(mixture, lightestDarkGround) >= leastContrast,
    ),
    accentFold: mixColors(accent, black, 14),
    groundLight: findFirstMix(ground, white, 64, (mixture) => getContrast(mixture, ground) >= leastContrast),
    groundFold: mixColors(ground, black, 25),
  }
}
