import { PdfProblem } from './pdf-values.mjs'

/**
 * What reading a PDF may still take of each of `pdfLimits`. It is taken before memory is
 * used.
 */
export class PdfBudget {
  constructor({ objects, values, unpackedBytes }) {
    this.objects = objects
    this.values = values
    this.unpackedBytes = unpackedBytes
  }

  /** @throws PdfProblem where less is left */
  take(kind, amount = 1) {
    this[kind] -= amount
    if (this[kind] < 0) throw new PdfProblem('tooComplex')
  }
}
