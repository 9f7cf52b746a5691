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

/** Finds sequences like `qwertz`, `cba` and `1234` at an index of a text in lower case. */
export function findSequences(text: string, at: number): Part[] {
  const parts: Part[] = []
  for (const row of rows) {
    const start = row.indexOf(text.slice(at, at + 3))
    if (start < 0 || at + 3 > text.length) continue
    let length = 3
    while (at + length < text.length && text[at + length] === row[start + length]) length += 1
    parts.push({ length, points: 1 })
  }
  return parts
}

/** Finds dates, years and other numbers that begin at an index. */
export function findNumbers(text: string, at: number): Part[] {
  const remainder = text.slice(at)
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
 * Finds repetitions of preceding text. A repetition directly after its original (`abab`) costs 0
 * points, otherwise 1.
 */
export function findRepetitions(text: string, at: number): Part[] {
  const parts: Part[] = []
  for (let length = 1; length <= Math.min(at, text.length - at); length += 1) {
    if (text.startsWith(text.slice(at - length, at), at)) parts.push({ length, points: 0 })
  }
  const before = text.slice(0, at)
  for (let length = 3; at + length <= text.length; length += 1) {
    if (!before.includes(text.slice(at, at + length))) break
    parts.push({ length, points: 1 })
  }
  return parts
}
