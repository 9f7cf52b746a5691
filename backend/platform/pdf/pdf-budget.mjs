import { PdfProblem } from './pdf-values.mjs'

/** Remaining budget of `pdfLimits`, charged before memory is used. */
export class PdfBudget {
  constructor({ objects, values, unpackedBytes }) {
    this.objects = objects
    this.values = values
    this.unpackedBytes = unpackedBytes
  }

  /** @throws PdfProblem if the remaining budget is smaller */
  take(kind, amount = 1) {
    this[kind] -= amount
    if (this[kind] < 0) throw new PdfProblem('tooComplex')
  }
}
