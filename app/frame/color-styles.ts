import { deriveTones, type SiteColors } from '@/lib/color/site-colors'

/**
 * Returns a style sheet that sets the color tokens of styles/tokens.css to the colors in the
 * settings. Its rules are in no cascade layer, so they override the layered ones.
 */
export function createColorStyles(colors: SiteColors): string {
  const tones = deriveTones(colors)
  const tokens = {
    crimson: colors.accent,
    'crimson-deep': tones.accentDeep,
    'crimson-on-dark': tones.accentOnDark,
    'fold-crimson': tones.accentFold,
    green: colors.ground,
    'green-light': tones.groundLight,
    'fold-green': tones.groundFold,
  }
  const declarations = Object.entries(tokens).map(([name, color]) => `--${name}:${color}`)
  return `:root{${declarations.join(';')}}`
}
