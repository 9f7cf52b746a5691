import { deferredType, hydratedEvent, loadDeferredScripts, repeatedKeyMark } from '@/lib/deferred-scripts'
import { getScriptNonce } from '@/lib/script-nonce'

const nextScriptPattern = /<script (?=[^>]*src="\/_next\/)(?=[^>]*async="")/g
const scriptPreloadPattern = /<link rel="preload" as="script"[^>]*>/g
const loader = `<script nonce="${getScriptNonce()}">(${loadDeferredScripts})('${deferredType}','${hydratedEvent}',${repeatedKeyMark})</script>`

/**
 * Delays the scripts of a page until it is loaded or the first interaction. Content pages work
 * without them.
 * @param html page of Next, whose scripts have nonces
 */
export function deferScripts(html: string): string {
  const deferredHtml = html.replace(nextScriptPattern, `<script type="${deferredType}" `)
  if (deferredHtml === html) return html
  return deferredHtml.replace(scriptPreloadPattern, '').replace('</head>', () => `${loader}</head>`)
}
