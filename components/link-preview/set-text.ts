import glyphs from './glyphs.json'

/** The font weights whose glyph outlines `scripts/glyphs` has extracted. */
export type Weight = keyof typeof glyphs

export interface TextStyle {
  weight: Weight
  /** The font size in pixels. */
  size: number
  /** Additional spacing of each letter in thousandths of the size. */
  spacing: number
}

const unitsPerEm = 1000

function findEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/**
 * Returns true if all letters and digits of a text can be drawn. Other characters without an
 * outline are left out of the picture.
 */
export function isDrawable(text: string): boolean {
  const { advances } = glyphs['800']
  return [...text.normalize('NFC')].every(
    (character) => !/\p{L}|\p{N}/u.test(character) || findEntry<number>(advances, character) !== undefined,
  )
}

/** Positions the drawable characters of a line, in units of the font. */
function placeCharacters(text: string, { weight, spacing }: TextStyle): { positions: [string, number][]; end: number } {
  const { advances, kerning } = glyphs[weight]
  const positions: [string, number][] = []
  let end = 0
  let previousCharacter = ''
  for (const character of text.normalize('NFC')) {
    const advance = findEntry<number>(advances, character)
    if (advance === undefined) continue
    end += findEntry<number>(kerning, previousCharacter + character) ?? 0
    positions.push([character, end])
    end += advance + spacing
    previousCharacter = character
  }
  return { positions, end }
}

/** Returns the width of a line in pixels. */
export function measureWidth(text: string, style: TextStyle): number {
  return (placeCharacters(text, style).end * style.size) / unitsPerEm
}

/** Draws a line as SVG, with its baseline at `y`. */
export function drawLine(text: string, style: TextStyle, x: number, y: number): string {
  const { outlines } = glyphs[style.weight]
  const paths = placeCharacters(text, style).positions.map(([character, start]) => {
    const outline = findEntry<string>(outlines, character)
    return outline ? `<path transform="translate(${start})" d="${outline}"/>` : ''
  })
  return `<g transform="translate(${x} ${y}) scale(${style.size / unitsPerEm})">${paths.join('')}</g>`
}

/** The maximum size of a text. */
export interface TextSpace {
  width: number
  maxLines: number
}

/**
 * Breaks a text into lines. Returns null if there are too many lines or a word is wider than a
 * line.
 */
export function breakLines(text: string, style: TextStyle, { width, maxLines }: TextSpace): string[] | null {
  const lines: string[] = []
  for (const part of splitText(text)) {
    const line = lines.at(-1)
    const joinedLine = line === undefined ? part.text : line + (part.isJoined ? '' : ' ') + part.text
    if (line !== undefined && measureWidth(joinedLine, style) <= width) lines[lines.length - 1] = joinedLine
    else if (measureWidth(part.text, style) <= width) lines.push(part.text)
    else return null
  }
  return lines.length <= maxLines ? lines : null
}

/** Splits a text where lines may break: between words, after hyphens and slashes. */
function splitText(text: string): { text: string; isJoined: boolean }[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) =>
      word.split(/(?<=\p{L}[-–/])(?=\p{L})/u).map((part, index) => ({ text: part, isJoined: index > 0 })),
    )
}

/**
 * Breaks a text into at most the allowed number of lines. If words must be left out, the last line
 * ends with an ellipsis. Words wider than a line are divided.
 */
export function cutLines(text: string, style: TextStyle, space: TextSpace): string[] {
  const words = text.split(/\s+/).flatMap((word) => divideWord(word, style, space.width))
  for (let count = words.length; count > 0; count -= 1) {
    const isComplete = count === words.length
    const lineText = words.slice(0, count).join(' ')
    const lines = breakLines(isComplete ? lineText : `${lineText.replace(/[\s,.;:·–-]+$/, '')} …`, style, space)
    if (lines) return lines
  }
  return []
}

function divideWord(word: string, style: TextStyle, width: number): string[] {
  if (measureWidth(word, style) <= width) return [word]
  const characters = [...word]
  let length = characters.length - 1
  const start = () => `${characters.slice(0, length).join('')}-`
  while (length > 1 && measureWidth(start(), style) > width) length -= 1
  return [start(), ...divideWord(characters.slice(length).join(''), style, width)]
}
