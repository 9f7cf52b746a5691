import { createHash } from 'node:crypto'
import { scriptNonce } from '@/lib/script-nonce'

/** A page with the CSP sources of its inline scripts. */
export interface HashedPage {
  body: Buffer
  /** `'sha256-…'` of each inline script of the page's own, each once, in their order. */
  hashes: string[]
}

const mark = scriptNonce()
/** The nonce as it appears in headers, in markup, in the page's data, and in its data within a script. */
const marked = {
  header: `; nonce="${mark}"`,
  attribute: ` nonce="${mark}"`,
  data: `"nonce":"${mark}"`,
  dataInScript: `\\"nonce\\":\\"${mark}\\"`,
}
const undefinedInData = '$undefined'

const flightStart = `<script nonce="${mark}">self.__next_f.push(`
const flightRun = new RegExp(`(?:${escapeForPattern(flightStart)}[^<]*</script>){2,}`, 'g')
const ownScript = new RegExp(
  `<script\\s([^>]*nonce="${escapeForPattern(mark)}"[^>]*)>([\\s\\S]*?)</script>`,
  'g',
)

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Takes the secret mark out of a body before it is sent. */
export function withoutMark(body: Buffer): Buffer {
  return body.includes(mark) ? Buffer.from(withoutMarkIn(body.toString('utf8'))) : body
}

/** Takes the secret mark out of a text. */
export function withoutMarkIn(text: string): string {
  return text
    .replaceAll(marked.header, '')
    .replaceAll(marked.attribute, '')
    .replaceAll(marked.data, `"nonce":"${undefinedInData}"`)
    .replaceAll(marked.dataInScript, `\\"nonce\\":\\"${undefinedInData}\\"`)
    .replaceAll(mark, '')
}

/**
 * Names a page's own inline scripts by their hashes. Its own are those that carry the secret mark; a script that came into
 * the page by its content has none, gets no hash and does not run. React sends the page's data as many small scripts that
 * only push onto one list; neighbors are joined before, since each would take its 54 characters in a header.
 */
export function hashInlineScripts(source: string): HashedPage {
  const joined = source.replace(flightRun, (run) => run.replaceAll(`</script><script nonce="${mark}">`, ';'))
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of joined.matchAll(ownScript)) {
    if (code === '' || /(?:^|\s)src=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(withoutMarkIn(code)).digest('base64')}'`)
  }
  return { body: Buffer.from(withoutMarkIn(joined)), hashes: [...hashes] }
}
