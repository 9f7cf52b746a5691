import { normalizeText } from '@/lib/contract/common/normalize-text'

/**
 * Normalizes the strings in a JSON text (see `normalizeText`). Leaves keys and passwords unchanged,
 * because the user chooses the characters of a password. The text must have passed `checkJson`,
 * because parsing recurses once per level of nesting.
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
