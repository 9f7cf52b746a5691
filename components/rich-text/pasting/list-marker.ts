import type { ListType } from '@/lib/text/list-numbering'

/** The number of an ordered list's item and the type of its marker; undefined for digits. */
export interface ListMarker {
  number: number
  type: ListType | undefined
}

/**
 * Matches the marker of an ordered list: `1.`, `a)`, `(iv)`, `2.1.`, `2.1`. The bullets of word
 * processors are other characters or the letter `o`, and do not match.
 */
const orderedMarkerPattern = /^\(?(?:(?:\d+|[a-z]{1,5})\.)*(\d+|[a-z]{1,5})[.)]$|^(?:\d+\.)+(\d+)$/i

/**
 * Lists the possible meanings of an item's marker, the more probable first, because letters may
 * also be Roman numerals. Returns none for a bullet.
 */
export function parseMarker(text: string): ListMarker[] {
  const match = orderedMarkerPattern.exec(text.trim())
  const markerText = match?.[1] ?? match?.[2]
  if (markerText === undefined) return []
  if (/^\d+$/.test(markerText)) return [{ number: Number(markerText), type: undefined }]
  const isUpper = markerText === markerText.toUpperCase()
  const letters = { number: parseLetters(markerText), type: isUpper ? 'A' : 'a' } as const
  const number = parseRoman(markerText)
  if (number === null) return [letters]
  const roman = { number, type: isUpper ? 'I' : 'i' } as const
  return markerText.length > 1 || number === 1 ? [roman, letters] : [letters, roman]
}

/** Returns true if `nextMarker` continues the list after `marker`. */
export function isNextMarker(marker: ListMarker, nextMarker: ListMarker): boolean {
  return nextMarker.number === marker.number + 1 && nextMarker.type === marker.type
}

/** Parses `a` to `z`, `aa`, `ab` and so on. */
function parseLetters(markerText: string): number {
  return [...markerText.toLowerCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 96, 0)
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

/** Parses a Roman numeral; null for other letters. */
function parseRoman(markerText: string): number | null {
  if (!/^m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/i.test(markerText)) return null
  const digits = [...markerText.toLowerCase()].map((letter) => romanDigits[letter] ?? 0)
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0)
}
