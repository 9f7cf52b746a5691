import { createHash } from 'node:crypto'

/** A page with the CSP sources of its inline scripts. */
export interface HashedPage {
  html: string
  /** `'sha256-…'` of each inline script, each once, in their order. */
  hashes: string[]
}

const flightRun = /(?:<script>self\.__next_f\.push\([^<]*<\/script>){2,}/g
const script = /<script(?:\s([^>]*))?>([\s\S]*?)<\/script>/g
const dataType = /(?:^|\s)type="(?!module|text\/javascript|application\/javascript)[^"]*"/

/**
 * Names the inline scripts of a page by their hashes. React sends the page's data as many small scripts that only push
 * onto one list; neighbours are joined before, since each would take its 54 characters in a header.
 */
export function hashInlineScripts(source: string): HashedPage {
  const html = source.replace(flightRun, (run) => run.replaceAll('</script><script>', ';'))
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(script)) {
    if (code === '' || /(?:^|\s)src=/.test(attributes) || dataType.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return { html, hashes: [...hashes] }
}
