import glyphs from './glyphs.json'

/** The weights with outlines (scripts/glyphs). */
export type Weight = keyof typeof glyphs

export interface TextStyle {
  weight: Weight
  /** In pixels. */
  size: number
  /** Additional spacing of each letter in thousandths of the size. */
  spacing: number
}

const unitsPerEm = 1000

function findEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/**
 * Returns true if all letters of a text can be drawn. Other characters that cannot be drawn are
 * left out.
 */
export function canBeSet(text: string): boolean {
  const { advances } = glyphs['800']
  return [...text.normalize('NFC')].every(
    (character) => !/\p{L}|\p{N}/u.test(character) || findEntry<number>(advances, character) !== undefined,
  )
}

/** The drawable characters of a line with their start positions in units of the font. */
function placeLines(
  text: string,
  { weight, spacing }: TextStyle,
): { places: [string, number][]; end: number } {
  const { advances, kerning } = glyphs[weight]
  const places: [string, number][] = []
  let end = 0
  let before = ''
  for (const character of text.normalize('NFC')) {
    const advance = findEntry<number>(advances, character)
    if (advance === undefined) continue
    end += findEntry<number>(kerning, before + character) ?? 0
    places.push([character, end])
    end += advance + spacing
    before = character
  }
  return { places, end }
}

/** Returns the width of a line in pixels. */
export function measureWidth(text: string, style: TextStyle): number {
  return (placeLines(text, style).end * style.size) / unitsPerEm
}

/** A line as SVG, with its baseline at `y`. */
export function drawLine(text: string, style: TextStyle, x: number, y: number): string {
  const { outlines } = glyphs[style.weight]
  const paths = placeLines(text, style).places.map(([character, start]) => {
    const outline = findEntry<string>(outlines, character)
    return outline ? `<path transform="translate(${start})" d="${outline}"/>` : ''
  })
  return `<g transform="translate(${x} ${y}) scale(${style.size / unitsPerEm})">${paths.join('')}</g>`
}

/** The space that a text may take. */
export interface TextSpace {
  width: number
  maxLines: number
}

/** Breaks a text into lines; null if it needs too many, or if a word is wider than a line. */
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
 * Breaks a text into the allowed number of lines. The last one ends with an ellipsis, and words
 * wider than a line are divided.
 */
export function cutLines(text: string, style: TextStyle, space: TextSpace): string[] {
  const words = text.split(/\s+/).flatMap((word) => divideWord(word, style, space.width))
  for (let count = words.length; count > 0; count -= 1) {
    const isWhole = count === words.length
    const lineText = words.slice(0, count).join(' ')
    const lines = breakLines(isWhole ? lineText : `${lineText.replace(/[\s,.;:·–-]+$/, '')} …`, style, space)
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
