/** The kinds of link targets. */
export type LinkTarget = 'page' | 'fragment' | 'contact' | 'file' | 'external' | 'unsafe'

const filePrefixes = ['/media/', '/filer/', '/api/files/']
const schemePattern = /^([a-z][a-z0-9+.-]*):/i

/**
 * Returns the kind of an address (spec §5: addresses without a leading `/`, and media files, open
 * in a new tab). `//host` and `/\host` leave the site despite their slash. Only web, mail and
 * telephone schemes are safe.
 */
export function linkTarget(href: string): LinkTarget {
  // Browsers drop white space and control characters inside an address: “java\nscript:” would run.
  const address = [...href].filter((character) => character > ' ').join('')
  if (address === '') return 'unsafe'
  if (address.startsWith('#')) return 'fragment'
  if (/^[/\\]{2}/.test(address)) return 'external'
  if (address.startsWith('/'))
    return filePrefixes.some((prefix) => address.startsWith(prefix)) ? 'file' : 'page'
  const scheme = schemePattern.exec(address)?.[1]?.toLowerCase()
  if (scheme === 'mailto' || scheme === 'tel') return 'contact'
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? 'external' : 'unsafe'
}
