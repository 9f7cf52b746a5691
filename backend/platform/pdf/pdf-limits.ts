/**
 * Limits for a PDF. `values` counts all numbers, names, strings and lists; a dictionary costs
 * several. `unpackedBytes` is the total of all streams, `picturePixels` the limit of one picture.
 */
export const pdfLimits = {
  pages: 500,
  objects: 100_000,
  values: 1_000_000,
  unpackedBytes: 128 * 1024 * 1024,
  picturePixels: 100_000_000,
}

/** Maximum time that a worker thread may spend on one PDF. */
export const maxPdfMilliseconds = 10_000
