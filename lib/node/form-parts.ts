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

/** Returns true if a form has a text field of this name, in the encoding of browsers. */
export function hasFormField(body: Buffer, name: string): boolean {
  return body.includes(`; name="${name}"\r\n\r\n`)
}

/** Adds a text field at the start of a form, without parsing the form. */
export function addFormField(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  { name, value }: { name: string; value: string },
): Buffer<ArrayBuffer> {
  const boundary = boundaryPattern.exec(contentType)?.[1]
  if (boundary === undefined) return body
  const lines = [`--${boundary}`, `Content-Disposition: form-data; name="${name}"`, '', value, '']
  return Buffer.concat([Buffer.from(lines.join('\r\n')), body])
}
