import { redactPath } from '../redact-path'

/** The lengths up to which a message is read, and sent. */
const maxInputLength = 2000
const maxTextLength = 300

type Substitute = (match: string) => string

const by =
  (text: string): Substitute =>
  () =>
    text

/** What in a message may be about a person, in this order, and what takes its place. */
const personal: readonly [pattern: RegExp, substitute: Substitute][] = [
  // What a failed query was asked with, and a row's values as PostgreSQL names them.
  [/\bparams:[\s\S]*$/, by('params: …')],
  [/=\([^)]*\)/g, by('=(…)')],
  [/https?:\/\/[^\s"')]+/g, scrubAddress],
  // Parsers quote what they were given, with quotes in it: nobody can say where it ends. Properties stand in single quotes.
  [/"[\s\S]*$/, by('"…"')],
  [/[„“»«][^„“”»«]*[“”»«]/g, by('"…"')],
  [/(?<!\w|(?:reading|setting) )'[^']*'(?!\w)/g, by("'…'")],
  [/[^\s@<>(),:;/]+@[^\s@<>(),:;/]+\.[^\s@<>(),:;/]+/g, by('[address]')],
  [/\/[a-z]{2}\/(?:account|search)\/[^\s)]*/g, redactPath],
  [/\/[^\s?#()]*[?#][^\s)]+/g, (path) => path.replace(/[?#].*/, '')],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, by('[address]')],
  [/(?<![\w:])(?:(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}|[0-9a-f:]*::[0-9a-f:]*)/gi, by('[address]')],
  [/(?=[\w-]*\d)[\w-]{20,}|[\w-]{40,}/g, by('[key]')],
  [/\+?\d[\d /()-]{6,}\d/g, by('[number]')],
]

/** A message without what may be about a person: quoted values, addresses, keys, numbers as long as a telephone's. */
export function scrubText(text: string): string {
  const scrubbed = personal.reduce(
    (rest, [pattern, substitute]) => rest.replace(pattern, (match) => substitute(match)),
    text.slice(0, maxInputLength),
  )
  return scrubbed.replace(/\s+/g, ' ').trim().slice(0, maxTextLength)
}

/** An address, absolute or a path, without user, query and fragment, and without what may be a key in its path. */
export function scrubAddress(address: string): string {
  if (!URL.canParse(address, 'site:/')) return ''
  const url = new URL(address, 'site:/')
  const path = redactPath(url.pathname)
  return url.protocol === 'site:' ? path : `${url.protocol}//${url.host}${path}`
}

/** What lies in a program's folder, wherever that was installed. */
const inProgram = /\/(?:dist|node_modules|\.next|_next)\/.*$/

/** The file of a stack frame, without the site's host and without the folders above the program's. */
export function scrubFile(file: string): string {
  if (/^(?:node:|<)/.test(file)) return file
  const path = scrubAddress(file).replace(/^[a-z-]+:\/\/[^/]*/, '')
  const isPage = /^https?:/.test(file)
  return `app://${inProgram.exec(path)?.[0] ?? (isPage ? path : path.replace(/^.*\//, '/'))}`
}
