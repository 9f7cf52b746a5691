/** A telephone number in a text. */
export interface PhoneNumber {
  /** The number as written, with its label. */
  text: string
  /** Digits and the leading plus, for `tel:` links (RFC 3966). */
  dialable: string
  kind: 'voice' | 'mobile' | 'fax'
}

const separator = /\s*[,;|]\s*|\s+(?:\/|oder|und|or|and)\s+/

/** More digits than an area code has. */
const minDigits = 5

/**
 * Splits a text with several telephone numbers; none for an empty text. A text that cannot be split
 * into complete numbers is one number.
 */
export function splitPhoneNumbers(text: string): PhoneNumber[] {
  const parts = text.split(separator).filter((part) => part !== '')
  const areComplete = parts.every((part) => part.replace(/\D/g, '').length >= minDigits)
  return [...new Set(areComplete ? parts : [text.trim()])].map((part) => ({
    text: part,
    dialable: toDialableNumber(part),
    kind: detectKind(part),
  }))
}

/** Detects the kind of a number by its label, or the prefix of German mobile numbers. */
function detectKind(part: string): PhoneNumber['kind'] {
  if (/fax/i.test(part)) return 'fax'
  const isMobile = /mobil|handy|cell/i.test(part) || /^(?:\+49|0)1[5-7]/.test(toDialableNumber(part))
  return isMobile ? 'mobile' : 'voice'
}

/**
 * Converts a telephone number for `tel:` links: digits and the leading plus, without a label and
 * without the trunk prefix of “+49 (0)30”.
 */
export function toDialableNumber(number: string): string {
  return number
    .replace(/^[^\d+]*/, '')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '')
}
