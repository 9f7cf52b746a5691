import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'

/**
 * Writes the outlines of the site's letters, so that the server sets texts in pictures without a machine's fonts and without reading
 * font files: `components/link-preview/letters.json`. `npm run letters`
 */
const folder = 'node_modules/@fontsource/archivo/files'
const subsets = ['latin', 'latin-ext']
const weights = [600, 800]
const target = 'components/link-preview/letters.json'

/** Latin with all its accents, marks of German and English texts, and what stands in for the rest. */
const ranges: readonly (readonly [number, number])[] = [
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
const characters = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß0123456789.,:;–-„“”‘’()?!&/ ']

/** The fonts of a weight, each with some of the characters. They are static, since a packed variable font cannot be varied. */
function fontsOf(weight: number): Font[] {
  return subsets.map((subset) => {
    const font = openSync(join(folder, `archivo-${subset}-${weight}-normal.woff2`))
    if (!('layout' in font)) throw new Error(`${subset} holds several fonts.`)
    return font
  })
}

function lettersOf(weight: number) {
  const fonts = fontsOf(weight)
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
  for (const first of kerned) {
    for (const second of kerned) {
      const { glyphs: run, positions } = latin.layout(first + second)
      const [glyph] = run
      const [position] = positions
      if (run.length !== 2 || !glyph || !position) continue
      const closer = Math.round((position.xAdvance - glyph.advanceWidth) * scale)
      if (closer !== 0) kerning[first + second] = closer
    }
  }
  return { advances, outlines, kerning }
}

mkdirSync(dirname(target), { recursive: true })
const letters = Object.fromEntries(weights.map((weight) => [weight, lettersOf(weight)]))
const text = JSON.stringify(letters)
writeFileSync(target, text)
process.stdout.write(`${target} (${text.length} bytes)\n`)
