/**
 * What a PDF is made of. Numbers, strings, `true`, `false` and `null` are kept as they are written; arrays are arrays, dictionaries are
 * maps by the plain names of their keys.
 */

/** Why a PDF is not taken: a key of the messages in rewrite-pdf.ts. */
export class PdfProblem extends Error {
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

/** The text of a name; undefined for anything else. */
export const nameOf = (value) => (value instanceof PdfName ? value.text : undefined)

/** What finds the value behind a reference to one of some objects; undefined for null, and where there is none. */
export function resolveIn(objects) {
  return function resolve(value, steps = 0) {
    if (value instanceof PdfReference && steps < 10) return resolve(objects.get(value.number), steps + 1)
    return value === 'null' || value instanceof PdfReference ? undefined : value
  }
}
