/** Returns true if If-None-Match contains the ETag, compared weakly (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const etags = header?.split(',').map((value) => value.trim().replace(/^W\//, '')) ?? []
  return etags.includes('*') || etags.includes(etag)
}
