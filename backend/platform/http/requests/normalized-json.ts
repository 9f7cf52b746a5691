import { normalizeText } from '@/lib/contract/common/normalize-text'

/**
 * Normalizes the strings of a JSON text (see `normalizeText`), except passwords: their characters
 * are the user's choice. Keys stay unchanged. Parses the text again after `checkJson`: a reviver
 * recurses, so the nesting must have been checked before.
 */
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
