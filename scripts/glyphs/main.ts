import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import { readCommandLine } from '@/lib/node/command-line.mjs'

/**
 * Writes the outlines of the glyphs in the site's font to `components/link-preview/glyphs.json`.
 * With them, the server draws text in pictures without fonts. Run it with `npm run glyphs`.
 */
const folder = 'node_modules/@fontsource/archivo/files'
const subsets = ['latin', 'latin-ext']
const weights = [600, 800]
const target = 'components/link-preview/glyphs.json'

/**
 * Code points: Latin letters with accents, punctuation for German and English, and replacement
 * characters.
 */
const codePointRanges: readonly (readonly [number, number])[] = [
  ...([
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
  ] as const),
  ...([
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
  ] as const),
  ...([
    [0x2030, 0x2030],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ] as const),
]
const characters = codePointRanges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)
const kernedCharacters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß0123456789.,:;–-„“”‘’()?!&/ ']

/**
 * Opens the fonts of a weight, one for each subset of characters. They are static fonts, because
 * fontkit cannot vary a compressed variable font.
 */
function openFonts(weight: number): Font[] {
  return subsets.map((subset) => {
    const font = openSync(join(folder, `archivo-${subset}-${weight}-normal.woff2`))
    if (!('layout' in font)) throw new Error(`${subset} contains several fonts.`)
    return font
  })
}

function extractGlyphs(weight: number) {
  const fonts = openFonts(weight)
  const [latin] = fonts
  if (!latin) throw new Error('There is no font.')
  const scale = 1000 / latin.unitsPerEm
  const advances: Record<string, number> = {}
  const outlines: Record<string, string> = {}
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code))
    if (!font) continue
    const glyph = font.glyphForCodePoint(code)
    const outline = glyph.path.scale(scale, -scale).toSVG()
    advances[character] = Math.round(glyph.advanceWidth * scale)
    outlines[character] = outline.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))))
  }
  const kerning: Record<string, number> = {}
  for (const first of kernedCharacters) {
    for (const second of kernedCharacters) {
      const { glyphs: run, positions } = latin.layout(first + second)
      const [glyph] = run
      const [position] = positions
      if (run.length !== 2 || !glyph || !position) continue
      const adjustment = Math.round((position.xAdvance - glyph.advanceWidth) * scale)
      if (adjustment !== 0) kerning[first + second] = adjustment
    }
  }
  return { advances, outlines, kerning }
}

readCommandLine({
  usage: `Usage: npm run glyphs

Writes the glyphs of the font for images to components/link-preview/.`,
})
mkdirSync(dirname(target), { recursive: true })
const glyphs = Object.fromEntries(weights.map((weight) => [weight, extractGlyphs(weight)]))
const text = `${JSON.stringify(glyphs)}\n`
writeFileSync(target, text)
process.stdout.write(`${target} (${text.length} bytes)\n`)
