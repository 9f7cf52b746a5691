/**
 * Limits of a PDF. `values` are numbers, names, strings and lists in its objects; a dictionary
 * counts as several. `unpackedBytes` is the total of all streams, `picturePixels` applies to each
 * picture.
 */
export const pdfLimits = {
  pages: 500,
  objects: 100_000,
  values: 1_000_000,
  unpackedBytes: 128 * 1024 * 1024,
  picturePixels: 100_000_000,
}

/** Maximum time of a thread for a PDF. */
export const maxPdfMilliseconds = 10_000
