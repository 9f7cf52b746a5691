import { scriptNonce } from '@/lib/script-nonce'
import { sourceHash } from '../http/content-security-policy'

/** A page with the CSP sources of its inline scripts and styles. */
export interface HashedPage {
  body: Buffer
  /** `'sha256-…'` of each inline script of the page's own, each once, in their order. */
  hashes: string[]
  /** The same of its inline styles. */
  styleHashes: string[]
}

const nonce = scriptNonce()
/** The nonce as it appears in headers, in markup, in the page's data, and in its data within a script. */
const spellings = {
  header: `; nonce="${nonce}"`,
  attribute: ` nonce="${nonce}"`,
  data: `"nonce":"${nonce}"`,
  dataInScript: `\\"nonce\\":\\"${nonce}\\"`,
}
const undefinedInData = '$undefined'

const flightStart = `<script nonce="${nonce}">self.__next_f.push(`
const flightRun = new RegExp(`(?:${escapeForPattern(flightStart)}[^<]*</script>){2,}`, 'g')
const ownScript = new RegExp(
  `<script\\s([^>]*nonce="${escapeForPattern(nonce)}"[^>]*)>([\\s\\S]*?)</script>`,
  'g',
)
const ownStyle = new RegExp(`<style\\s[^>]*nonce="${escapeForPattern(nonce)}"[^>]*>([^<]*)</style>`, 'g')

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Removes the nonce, which is secret, from a body before it is sent. */
export function stripNonce(body: Buffer): Buffer {
  return body.includes(nonce) ? Buffer.from(stripNonceIn(body.toString('utf8'))) : body
}

/** Removes the nonce from a text. */
export function stripNonceIn(text: string): string {
  return text
    .replaceAll(spellings.header, '')
    .replaceAll(spellings.attribute, '')
    .replaceAll(spellings.data, `"nonce":"${undefinedInData}"`)
    .replaceAll(spellings.dataInScript, `\\"nonce\\":\\"${undefinedInData}\\"`)
    .replaceAll(nonce, '')
}

/**
 * Hashes a page's own inline scripts and styles. Its own are those with the secret nonce; one that came into the page by its content has
 * none, gets no hash and does not run. React sends the page's data as many small scripts that
 * only push onto one list; neighbors are joined before, since each would take its 54 characters in a header.
 */
export function hashInlineScripts(source: string): HashedPage {
  const joined = source.replace(flightRun, (run) => run.replaceAll(`</script><script nonce="${nonce}">`, ';'))
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of joined.matchAll(ownScript)) {
    if (code === '' || /(?:^|\s)src=/.test(attributes)) continue
    hashes.add(sourceHash(stripNonceIn(code)))
  }
  const styles = [...joined.matchAll(ownStyle)].map(([, css = '']) => sourceHash(css))
  return { body: Buffer.from(stripNonceIn(joined)), hashes: [...hashes], styleHashes: [...new Set(styles)] }
}
