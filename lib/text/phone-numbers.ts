export interface PhoneNumber {
  /** The number as it was written, with its label and notes. */
  text: string
  /** The number as it was written, without label and notes; '' without a number. */
  number: string
  /** The digits with a leading plus, for `tel:` links (RFC 3966). */
  dialable: string
  kind: 'voice' | 'mobile' | 'fax'
}

/**
 * A slash separates numbers only if an area code follows: “03643 / 755334” is one number. A label
 * begins another number.
 */
const separatorPattern =
  /\s*[,;|]\s*|\s+(?:oder|und|or|and|u\.|bzw\.|&)\s+|\s+\/\s+(?=[^\d+]*[+0])|\s+(?=(?:tele)?fax|mobil|handy)/i

/** Characters of one number; a letter or a plus ends it. */
const digitsPattern = /\+?[\d\s()./\-‐-–]+/g

/**
 * Matches the notes after a complete number: “(9–17)” or a second extension, as in “0 / -15”. They
 * may contain digits.
 */
const notePattern = /(?<=(?:\d\D*){5})(?:\((?!0\))|\/\s*[-‐-–]).*$/s

/** Matches a time of day, which is not part of a number. */
const timePattern = /\buhr\b|\d\s?(?:h|[ap]\.?m)\b/i

/** Minimum number of digits of a complete telephone number. Area codes have fewer. */
const minDigits = 5

/**
 * Splits a text into its telephone numbers. An empty text has none. If the parts are not all
 * complete numbers, the whole text is one number.
 */
export function splitPhoneNumbers(text: string): PhoneNumber[] {
  const parts = text.split(separatorPattern).filter((part) => part !== '')
  const areComplete = parts.every(
    (part, index) => isComplete(findNumber(part)) && (index === 0 || !timePattern.test(part)),
  )
  return [...new Set(areComplete ? parts : [text.trim()])].map(parsePhoneNumber)
}

/** Parses a text with one telephone number, possibly with a label and notes. */
export function parsePhoneNumber(text: string): PhoneNumber {
  const number = findNumber(text)
  const dialable = toDialableNumber(number)
  return { text, number, dialable, kind: detectKind(text, number, dialable) }
}

/** Finds the first complete number, else the first digits. */
function findNumber(text: string): string {
  const candidates = (text.match(digitsPattern) ?? [])
    .map((digits) => digits.replace(notePattern, '').replace(/^[^\d+(]+|\D+$/g, ''))
    .filter((digits) => digits !== '')
  return candidates.find(isComplete) ?? candidates[0] ?? ''
}

function isComplete(number: string): boolean {
  return number.replace(/\D/g, '').length >= minDigits
}

/** Determines the kind of a number by its label, or by the prefix of German mobile numbers. */
function detectKind(text: string, number: string, dialable: string): PhoneNumber['kind'] {
  const start = text.indexOf(number)
  const notes = text.slice(start + number.length)
  // A label after the number may belong to the digits that follow, as in “030 123456, Fax -57”.
  if (/fax/i.test(text.slice(0, start)) || (!/\d/.test(notes) && /fax/i.test(notes))) return 'fax'
  return /mobil|handy|cell/i.test(text) || /^(?:\+49|0)1[5-7]/.test(dialable) ? 'mobile' : 'voice'
}

/**
 * Converts a number for a `tel:` link. The result has only digits and a leading plus, without the
 * trunk prefix in “+49 (0)30” or “+49 (030)”.
 */
function toDialableNumber(number: string): string {
  return number
    .replace(/^\D*?(?:00|\+)/, '+')
    .replace(/^(\+4[139])\D*0/, '$1')
    .replace(/^(\+.*?)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '')
}
