/** Maximum number of parts in a form. A parser creates an object for each part. */
export const maxFormParts = 1_000

const boundaryPattern = /;\s*boundary="?([^";]+)/i

/**
 * Returns true if a form (multipart/form-data, RFC 7578) has more than `maxFormParts` parts. Counts
 * boundaries without parsing the form.
 */
export function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const boundary = boundaryPattern.exec(contentType)?.[1]
  if (boundary === undefined) return false
  const delimiter = Buffer.from(`--${boundary}`)
  let count = 0
  for (
    let position = body.indexOf(delimiter);
    position >= 0;
    position = body.indexOf(delimiter, position + delimiter.length)
  ) {
    count += 1
    // The last boundary ends the form.
    if (count > maxFormParts + 1) return true
  }
  return false
}
