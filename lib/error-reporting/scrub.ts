import { redactPath } from '../redact-path'

/** Maximum lengths of a message before and after scrubbing, in characters. */
const maxInputLength = 2000
const maxTextLength = 300

type Substitute = (match: string) => string

const replaceWith =
  (text: string): Substitute =>
  () =>
    text

/** Patterns of personal data in messages and their replacements, in order of application. */
const personal: readonly [pattern: RegExp, substitute: Substitute][] = [
  // Parameters of a failed query, and row values in PostgreSQL messages.
  [/\bparams:[\s\S]*$/, replaceWith('params: …')],
  [/=\([^)]*\)/g, replaceWith('=(…)')],
  [/https?:\/\/[^\s"')]+/g, scrubAddress],
  // Parsers quote their input, which may contain quotes, so the end is unknown. Names of properties
  // are in single quotes.
  [/"[\s\S]*$/, replaceWith('"…"')],
  [/[„“»«][^„“”»«]*[“”»«]/g, replaceWith('"…"')],
  [/(?<!\w|(?:reading|setting) )'[^']*'(?!\w)/g, replaceWith("'…'")],
  [/[^\s@<>(),:;/]+@[^\s@<>(),:;/]+\.[^\s@<>(),:;/]+/g, replaceWith('[address]')],
  [/\/[a-z]{2}\/(?:account|geteilter-entwurf|search|shared-draft|subscription)\/[^\s)]*/g, redactPath],
  [/\/[^\s?#()]*[?#][^\s)]+/g, (path) => path.replace(/[?#].*/, '')],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, replaceWith('[address]')],
  [/(?<![\w:])(?:(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}|[0-9a-f:]*::[0-9a-f:]*)/gi, replaceWith('[address]')],
  [/(?=[\w-]*\d)[\w-]{20,}|[\w-]{40,}/g, replaceWith('[key]')],
  [/\+?\d[\d /()-]{6,}\d/g, replaceWith('[number]')],
]

/**
 * Removes personal data from a message: quoted values, addresses, keys, and numbers as long as a
 * telephone number.
 */
export function scrubText(text: string): string {
  const scrubbed = personal.reduce(
    (scrubbedText, [pattern, substitute]) => scrubbedText.replace(pattern, (match) => substitute(match)),
    text.slice(0, maxInputLength),
  )
  return scrubbed.replace(/\s+/g, ' ').trim().slice(0, maxTextLength)
}

/** Removes user, query, fragment and possible keys from an absolute URL or a path. */
export function scrubAddress(address: string): string {
  if (!URL.canParse(address, 'site:/')) return ''
  const url = new URL(address, 'site:/')
  const path = redactPath(url.pathname)
  return url.protocol === 'site:' ? path : `${url.protocol}//${url.host}${path}`
}

/** Path within the program's folder, independent of its location. */
const inProgram = /\/(?:dist|node_modules|\.next|_next)\/.*$/

/** Removes the host and the folders above the program from the file of a stack frame. */
export function scrubFile(file: string): string {
  if (/^(?:node:|<)/.test(file)) return file
  const path = scrubAddress(file).replace(/^[a-z-]+:\/\/[^/]*/, '')
  const isPage = /^https?:/.test(file)
  return `app://${inProgram.exec(path)?.[0] ?? (isPage ? path : path.replace(/^.*\//, '/'))}`
}
