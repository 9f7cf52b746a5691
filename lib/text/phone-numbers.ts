export interface PhoneNumber {
  /** The number as it was written, with its label. */
  text: string
  /** The digits with a leading plus, for `tel:` links (RFC 3966). */
  dialable: string
  kind: 'voice' | 'mobile' | 'fax'
}

/** A slash separates numbers only if an area code follows: “03643 / 755334” is one number. */
const separatorPattern = /\s*[,;|]\s*|\s+(?:oder|und|or|and)\s+|\s+\/\s+(?=[^\d+]*[+0])/

/** Minimum number of digits of a complete telephone number. Area codes have fewer. */
const minDigits = 5

/**
 * Splits a text into its telephone numbers. An empty text has none. If the parts are not all
 * complete numbers, the whole text is one number.
 */
export function splitPhoneNumbers(text: string): PhoneNumber[] {
  const parts = text.split(separatorPattern).filter((part) => part !== '')
  const areComplete = parts.every((part) => part.replace(/\D/g, '').length >= minDigits)
  return [...new Set(areComplete ? parts : [text.trim()])].map((part) => ({
    text: part,
    dialable: toDialableNumber(part),
    kind: detectKind(part),
  }))
}

/** Determines the kind of a number by its label, or by the prefix of German mobile numbers. */
function detectKind(part: string): PhoneNumber['kind'] {
  if (/fax/i.test(part)) return 'fax'
  const isMobile = /mobil|handy|cell/i.test(part) || /^(?:\+49|0)1[5-7]/.test(toDialableNumber(part))
  return isMobile ? 'mobile' : 'voice'
}

/**
 * Converts a telephone number for a `tel:` link. The result has only digits and a leading plus. The
 * label, and the trunk prefix in “+49 (0)30”, are removed.
 */
export function toDialableNumber(number: string): string {
  return number
    .replace(/^[^\d+]*/, '')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '')
}
