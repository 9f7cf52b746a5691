/**
 * Values of a PDF. Numbers, strings, booleans and null remain source text. Arrays are arrays,
 * dictionaries are maps.
 */

/** A rejected PDF; `problem` is a key of the messages in rewrite-pdf.ts. */
export class PdfError extends Error {
  constructor(problem) {
    super(problem)
    this.problem = problem
  }
}

export class PdfName {
  constructor(text) {
    this.text = text
  }
}

export class PdfReference {
  constructor(number) {
    this.number = number
  }
}

export class PdfStream {
  constructor(dictionary, bytes) {
    this.dictionary = dictionary
    this.bytes = bytes
  }
}

/** Returns the text of a name; undefined for other values. */
export const getName = (value) => (value instanceof PdfName ? value.text : undefined)

/** Creates a function that resolves references; undefined for null and missing objects. */
export function createResolver(objects) {
  return function resolve(value, steps = 0) {
    if (value instanceof PdfReference && steps < 10) return resolve(objects.get(value.number), steps + 1)
    return value === 'null' || value instanceof PdfReference ? undefined : value
  }
}
