/** ASCII spelling of German letters. */
const plainLetters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
}

/**
 * Formats `Content-Disposition` (RFC 6266) with the file name in UTF-8 (RFC 8187) and ASCII.
 * Escapes all characters that end a name or value.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const asciiName = name
    .replace(/[äöüÄÖÜßẞ]/g, (letter) => plainLetters[letter] ?? '_')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}
