import { PdfError, PdfName, PdfReference } from './pdf-values.mjs'

/** Maximum nesting of values, which bounds the recursion. */
const maxDepth = 100
/** Maximum length of a name. The PDF standard allows 127. */
const maxNameLength = 1000
/** Cost of an empty dictionary in the budget for values. */
const dictionaryCost = 5

const isSpace = (code) => code === 32 || (code >= 9 && code <= 13 && code !== 11) || code === 0
const namePattern = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const hexadecimalPattern = /<[\dA-Fa-f\0\t\n\f\r ]*>/y
const referencePattern = /(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const numberPattern = /[+-]*[\d.][\d.+-]*/y
const wordPattern = /(?:true|false|null)(?![^\0\t\n\f\r ()<>[\]{}/%])/y

/** Parses PDF values one by one from text with one character per byte. */
export class ValueParser {
  /** @param budget charged for each value */
  constructor(text, budget, position = 0) {
    this.text = text
    this.budget = budget
    this.position = position
  }

  /** Skips spaces and comments. */
  skipSpace() {
    for (;;) {
      const code = this.text.charCodeAt(this.position)
      if (isSpace(code)) this.position += 1
      else if (code === 37) while (!/[\r\n]/.test(this.text[this.position] ?? '\n')) this.position += 1
      else return
    }
  }

  /** Consumes characters if the text continues with them. Returns false otherwise. */
  consume(characters) {
    if (!this.text.startsWith(characters, this.position)) return false
    this.position += characters.length
    return true
  }

  /** Parses the next value. @throws PdfError */
  read(depth = 0) {
    if (depth > maxDepth) throw new PdfError('tooComplex')
    this.budget.spend('values')
    this.skipSpace()
    const next = this.text[this.position]
    if (next === '/') return this.#readName()
    if (next === '(') return this.#readString()
    if (this.consume('<<')) return this.#readDictionary(depth)
    if (this.consume('[')) return this.#readArray(depth)
    const referenceMatch = this.#match(referencePattern)
    if (referenceMatch) return new PdfReference(Number(referenceMatch[1]))
    const match = this.#match(next === '<' ? hexadecimalPattern : numberPattern) ?? this.#match(wordPattern)
    if (!match) throw new PdfError('damaged')
    return match[0]
  }

  #match(pattern) {
    pattern.lastIndex = this.position
    const match = pattern.exec(this.text)
    if (match) this.position = pattern.lastIndex
    return match
  }

  #readName() {
    const text = this.#match(namePattern)?.[1] ?? ''
    if (text.length > maxNameLength) throw new PdfError('tooComplex')
    return new PdfName(text.replace(/#([\dA-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))))
  }

  #readString() {
    const start = this.position
    let openParentheses = 0
    do {
      const next = this.text[this.position]
      if (next === undefined) throw new PdfError('damaged')
      if (next === '\\') this.position += 1
      else if (next === '(') openParentheses += 1
      else if (next === ')') openParentheses -= 1
      this.position += 1
    } while (openParentheses > 0)
    return this.text.slice(start, this.position)
  }

  #readDictionary(depth) {
    this.budget.spend('values', dictionaryCost)
    const dictionary = new Map()
    for (;;) {
      this.skipSpace()
      if (this.consume('>>')) return dictionary
      if (this.text[this.position] !== '/') throw new PdfError('damaged')
      const { text: key } = this.#readName()
      dictionary.set(key, this.read(depth + 1))
    }
  }

  #readArray(depth) {
    const array = []
    for (;;) {
      this.skipSpace()
      if (this.consume(']')) return array
      array.push(this.read(depth + 1))
    }
  }
}

/** Decodes the escapes of a PDF string, which may hide letters. */
export function decodeString(source) {
  if (source.startsWith('<')) {
    return Buffer.from(source.replace(/[^\dA-Fa-f]/g, ''), 'hex').toString('latin1')
  }
  const inside = source.slice(1, -1)
  return inside.replace(/\\(?:([0-7]{1,3})|(\r\n|[\r\n])|([\s\S]))/g, (_, octal, lineEnd, escaped) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 255)
    return lineEnd ? '' : escaped
  })
}
