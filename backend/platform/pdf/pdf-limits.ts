/**
 * What a PDF may be made of. `values` are numbers, names, strings and lists in its objects; a
 * dictionary counts as several. `unpackedBytes` is the sum of all its streams, `picturePixels` is
 * about each picture.
 */
export const pdfLimits = {
  pages: 500,
  objects: 100_000,
  values: 1_000_000,
  unpackedBytes: 128 * 1024 * 1024,
  picturePixels: 100_000_000,
}

/** How long a thread may work on a PDF. */
export const maxPdfMilliseconds = 10_000
