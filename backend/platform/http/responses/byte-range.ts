import type { ByteRange } from '../../storage/file-storage'

/**
 * Parses a `Range` header (RFC 9110 §14.1). Returns `unsatisfiable` beyond the content, and null if
 * the whole content must be sent: no header, an invalid one, or several ranges.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, firstText = '', lastText = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? []
  if (firstText === '' && lastText === '') return null
  const isSuffix = firstText === ''
  const first = isSuffix ? Math.max(0, size - Number(lastText)) : Number(firstText)
  const last = isSuffix || lastText === '' ? size - 1 : Math.min(Number(lastText), size - 1)
  if (!isSuffix && lastText !== '' && Number(lastText) < first) return null
  return first < size && first <= last ? { first, last } : 'unsatisfiable'
}
