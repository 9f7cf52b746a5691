/** A range of bytes, both inclusive, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Parses a `Range` header (RFC 9110 §14.1). Returns `unsatisfiable` beyond the content, and null if
 * the whole content must be sent: no header, an invalid one, or several ranges.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first < size && first <= last ? { first, last } : 'unsatisfiable'
}
