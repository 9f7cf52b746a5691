import { getScriptNonce } from '@/lib/script-nonce'
import { hashInlineCode } from '../http/content-security-policy'

/** A page with the CSP sources of its inline code. */
export interface HashedPage {
  body: Buffer
  /** `'sha256-…'` of each script, without duplicates. */
  scriptHashes: string[]
  /** `'sha256-…'` of each style, without duplicates. */
  styleHashes: string[]
}

const nonce = getScriptNonce()
/** Places of the nonce: header, attribute, data, and data in a script string. */
const noncePatterns = {
  header: `; nonce="${nonce}"`,
  attribute: ` nonce="${nonce}"`,
  data: `"nonce":"${nonce}"`,
  dataInScript: `\\"nonce\\":\\"${nonce}\\"`,
}
const undefinedValue = '$undefined'

const flightStart = `<script nonce="${nonce}">self.__next_f.push(`
const flightRunPattern = new RegExp(`(?:${escapeForPattern(flightStart)}[^<]*</script>){2,}`, 'g')
const siteScriptPattern = new RegExp(
  `<script\\s([^>]*nonce="${escapeForPattern(nonce)}"[^>]*)>([\\s\\S]*?)</script>`,
  'g',
)
const siteStylePattern = new RegExp(`<style\\s[^>]*nonce="${escapeForPattern(nonce)}"[^>]*>([^<]*)</style>`, 'g')

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Removes the secret nonce from a body. */
export function stripNonce(body: Buffer): Buffer {
  return body.includes(nonce) ? Buffer.from(stripNonceIn(body.toString('utf8'))) : body
}

export function stripNonceIn(text: string): string {
  return text
    .replaceAll(noncePatterns.header, '')
    .replaceAll(noncePatterns.attribute, '')
    .replaceAll(noncePatterns.data, `"nonce":"${undefinedValue}"`)
    .replaceAll(noncePatterns.dataInScript, `\\"nonce\\":\\"${undefinedValue}\\"`)
    .replaceAll(nonce, '')
}

/**
 * Hashes the inline scripts and styles with the secret nonce. Scripts of content have none and do
 * not run. Joins React's many data scripts first, because each hash adds 54 characters to a header.
 */
export function hashInlineScripts(source: string): HashedPage {
  const joinedSource = source.replace(flightRunPattern, (run) =>
    run.replaceAll(`</script><script nonce="${nonce}">`, ';'),
  )
  const scriptHashes = new Set<string>()
  for (const [, attributes = '', code = ''] of joinedSource.matchAll(siteScriptPattern)) {
    if (code === '' || /(?:^|\s)src=/.test(attributes)) continue
    scriptHashes.add(hashInlineCode(stripNonceIn(code)))
  }
  const styles = [...joinedSource.matchAll(siteStylePattern)].map(([, css = '']) => hashInlineCode(css))
  return {
    body: Buffer.from(stripNonceIn(joinedSource)),
    scriptHashes: [...scriptHashes],
    styleHashes: [...new Set(styles)],
  }
}
