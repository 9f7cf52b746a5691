/** The first and the last byte of a part, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part that a `Range` header asks for, of a content of `size` bytes (RFC 9110 §14.1). Null where the whole is to be
 * sent: without the header, for other units, for what is malformed, and for several parts at once, which nobody has to
 * serve. `unsatisfiable` where the content does not reach that far.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first < size && first <= last ? { first, last } : 'unsatisfiable'
}
