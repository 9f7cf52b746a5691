/** A part of a password at an index: its length and the points that it costs to guess. */
export interface Part {
  length: number
  points: number
}

/** Sequences of keys on keyboards, of letters and of digits, in both directions. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((row) => [row, [...row].reverse().join('')])

const datePattern = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/
const yearPattern = /^(?:19|20)\d\d/
const digitsPattern = /^\d{2,}/

/** Finds sequences like `qwertz`, `cba` and `1234` that begin at an index of a lower-case text. */
export function findSequences(text: string, index: number): Part[] {
  const parts: Part[] = []
  for (const row of rows) {
    const start = row.indexOf(text.slice(index, index + 3))
    if (start < 0 || index + 3 > text.length) continue
    let length = 3
    while (index + length < text.length && text[index + length] === row[start + length]) length += 1
    parts.push({ length, points: 1 })
  }
  return parts
}

/** Finds dates, years and other numbers that begin at an index. */
export function findNumbers(text: string, index: number): Part[] {
  const remainder = text.slice(index)
  const [date = ''] = datePattern.exec(remainder) ?? []
  const [year = ''] = yearPattern.exec(remainder) ?? []
  const [number = ''] = digitsPattern.exec(remainder) ?? []
  return [
    { length: date.length, points: 2 },
    { length: year.length, points: 1 },
    { length: number.length, points: Math.ceil(number.length / 2) },
  ].filter(({ length }) => length > 0)
}

/**
 * Finds repetitions of preceding text that begin at an index. A repetition directly after its
 * original (`abab`) costs 0 points, otherwise 1.
 */
export function findRepetitions(text: string, index: number): Part[] {
  const parts: Part[] = []
  for (let length = 1; length <= Math.min(index, text.length - index); length += 1) {
    if (text.startsWith(text.slice(index - length, index), index)) parts.push({ length, points: 0 })
  }
  const before = text.slice(0, index)
  for (let length = 3; index + length <= text.length; length += 1) {
    if (!before.includes(text.slice(index, index + length))) break
    parts.push({ length, points: 1 })
  }
  return parts
}
