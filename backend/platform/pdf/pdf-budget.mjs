import { PdfError } from './pdf-values.mjs'

/** Remaining budget of `pdfLimits`. It is charged before memory is allocated. */
export class PdfBudget {
  constructor({ objects, values, unpackedBytes }) {
    this.objects = objects
    this.values = values
    this.unpackedBytes = unpackedBytes
  }

  /** @throws PdfError if the budget is exceeded */
  spend(kind, amount = 1) {
    this[kind] -= amount
    if (this[kind] < 0) throw new PdfError('tooComplex')
  }
}
