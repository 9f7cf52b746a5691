/** Whether the client has what an ETag names: If-None-Match compares weakly (RFC 9110 §13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((value) => value.trim().replace(/^W\//, '')) ?? []
  return known.includes('*') || known.includes(etag)
}
