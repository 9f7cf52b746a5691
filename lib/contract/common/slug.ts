/** Replacements for letters that do not decompose into a base letter and an accent. */
const transliterations: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Maximum length that the backend accepts. */
const maxLength = 100

/**
 * Converts a title to the last segment of an address. For example, `Übersicht & Termine` becomes
 * `uebersicht-termine`.
 */
export function toSlug(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøåłđðþı]/g, (letter) => transliterations[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}|['’]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  return slug.slice(0, maxLength).replace(/^-|-$/g, '')
}
