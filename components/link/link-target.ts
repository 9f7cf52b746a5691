export type LinkTarget = 'page' | 'fragment' | 'contact' | 'file' | 'external' | 'unsafe'

const filePrefixes = ['/media/', '/filer/', '/api/files/']
const schemePattern = /^([a-z][a-z0-9+.-]*):/i

/**
 * Returns the kind of an address. Addresses without a leading `/`, and media files, open in a new
 * tab (spec §5). `//host` and `/\host` lead to another site despite their slash. Only web, mail and
 * telephone schemes are safe.
 */
export function getLinkTarget(href: string): LinkTarget {
  // Browsers ignore white space and control characters inside an address, and would run
  // “java\nscript:”.
  const address = [...href].filter((character) => character > ' ').join('')
  if (address === '') return 'unsafe'
  if (address.startsWith('#')) return 'fragment'
  if (/^[/\\]{2}/.test(address)) return 'external'
  if (address.startsWith('/')) return filePrefixes.some((prefix) => address.startsWith(prefix)) ? 'file' : 'page'
  const scheme = schemePattern.exec(address)?.[1]?.toLowerCase()
  if (scheme === 'mailto' || scheme === 'tel') return 'contact'
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? 'external' : 'unsafe'
}
