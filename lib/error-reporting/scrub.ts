import { redactPath } from '../redact-path'

/** Maximum lengths of a message before and after it is scrubbed, in characters. */
const maxInputLength = 2000
const maxTextLength = 300

type Substitute = (match: string) => string

const replaceWith =
  (text: string): Substitute =>
  () =>
    text

/** Patterns of personal data in messages, with their replacements, in order of application. */
const personalDataPatterns: readonly [pattern: RegExp, substitute: Substitute][] = [
  // Parameters of a failed query, and values of rows in messages of PostgreSQL.
  [/\bparams:[\s\S]*$/, replaceWith('params: …')],
  [/=\([^)]*\)/g, replaceWith('=(…)')],
  [/\b[a-z][a-z\d+.-]*:\/\/(?:[^\s/@]*@)?[^\s"')]+/gi, scrubAddress],
  // Parsers quote their input. The input may contain quotes itself, so everything after the first
  // quote is removed.
  [/"[\s\S]*$/, replaceWith('"…"')],
  [/[„“»«][^„“”»«]*[“”»«]/g, replaceWith('"…"')],
  // Text in single quotes, except the name of a property as in (reading 'title').
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
 * Removes personal data from a message: quoted values, addresses, keys, and numbers that are as
 * long as a telephone number.
 */
export function scrubText(text: string): string {
  let scrubbedText = text.slice(0, maxInputLength)
  for (const [pattern, substitute] of personalDataPatterns) {
    scrubbedText = scrubbedText.replace(pattern, (match) => substitute(match))
  }
  return scrubbedText.replace(/\s+/g, ' ').trim().slice(0, maxTextLength)
}

/** Removes the user, the query, the fragment and possible keys from an absolute URL or a path. */
export function scrubAddress(address: string): string {
  if (!URL.canParse(address, 'site:/')) return ''
  const url = new URL(address, 'site:/')
  const path = redactPath(url.pathname)
  return url.protocol === 'site:' ? path : `${url.protocol}//${url.host}${path}`
}

/** Matches the path within the folder of the program. The place of this folder does not matter. */
const programPathPattern = /\/(?:dist|node_modules|\.next|_next)\/.*$/

/**
 * Removes the host, and the folders that contain the program, from the file name in a stack frame.
 */
export function scrubFile(file: string): string {
  if (/^(?:node:|<)/.test(file)) return file
  const path = scrubAddress(file).replace(/^[a-z-]+:\/\/[^/]*/, '')
  const isUrl = /^https?:/.test(file)
  return `app://${programPathPattern.exec(path)?.[0] ?? (isUrl ? path : path.replace(/^.*\//, '/'))}`
}
