import { normalizeText } from '@/lib/contract/common/normalize-text'

/** Normalizes the strings of a JSON text that passed `checkJson`, except keys and passwords. */
export function normalizeJson(json: string): string {
  let isChanged = false
  const value: unknown = JSON.parse(json, (key, part: unknown) => {
    if (typeof part !== 'string' || key.includes('password')) return part
    const normalizedText = normalizeText(part)
    isChanged ||= normalizedText !== part
    return normalizedText
  })
  return isChanged ? JSON.stringify(value) : json
}
