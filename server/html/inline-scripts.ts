import { scriptNonce } from '@/lib/script-nonce'
import { sourceHash } from '../http/content-security-policy'

/** A page with the CSP sources of its inline scripts and styles. */
export interface HashedPage {
  body: Buffer
  /** `'sha256-…'` of each inline script of the site, without duplicates, in order. */
  hashes: string[]
  /** Same for its inline styles. */
  styleHashes: string[]
}

const nonce = scriptNonce()
/** Forms of the nonce in headers, in markup, in the page's data, and in data inside a script. */
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

/** Removes the secret nonce from a body before it is sent. */
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
 * Hashes the inline scripts and styles of the site, which have the secret nonce. A script from
 * content has no nonce, gets no hash and does not run. React sends the page's data as many small
 * scripts; adjacent ones are joined first, because each hash takes 54 characters of a header.
 */
export function hashInlineScripts(source: string): HashedPage {
  const joinedSource = source.replace(flightRun, (run) =>
    run.replaceAll(`</script><script nonce="${nonce}">`, ';'),
  )
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of joinedSource.matchAll(ownScript)) {
    if (code === '' || /(?:^|\s)src=/.test(attributes)) continue
    hashes.add(sourceHash(stripNonceIn(code)))
  }
  const styles = [...joinedSource.matchAll(ownStyle)].map(([, css = '']) => sourceHash(css))
  return {
    body: Buffer.from(stripNonceIn(joinedSource)),
    hashes: [...hashes],
    styleHashes: [...new Set(styles)],
  }
}
