/** Where an address leads, as far as a link must know. */
export type LinkTarget = 'page' | 'fragment' | 'contact' | 'file' | 'external' | 'unsafe'

const filePrefixes = ['/media/', '/filer/', '/api/files/']
const schemeOf = /^([a-z][a-z0-9+.-]*):/i

/**
 * Tells what kind of address `href` is (spec §5: what does not start with `/`, and media files, open in a new tab).
 * `//host` and `/\host` leave the site although they start with a slash; of the schemes only the web's, mail and
 * telephone are taken.
 */
export function linkTarget(href: string): LinkTarget {
  // Browsers drop white space and control characters inside an address, so that “java\nscript:” would run.
  const address = [...href].filter((character) => character > ' ').join('')
  if (address === '') return 'unsafe'
  if (address.startsWith('#')) return 'fragment'
  if (/^[/\\]{2}/.test(address)) return 'external'
  if (address.startsWith('/'))
    return filePrefixes.some((prefix) => address.startsWith(prefix)) ? 'file' : 'page'
  const scheme = schemeOf.exec(address)?.[1]?.toLowerCase()
  if (scheme === 'mailto' || scheme === 'tel') return 'contact'
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? 'external' : 'unsafe'
}
