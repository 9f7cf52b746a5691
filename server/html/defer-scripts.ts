import { deferredType, hydratedEvent, loadDeferredScripts, repeatedKeyMark } from '@/lib/deferred-scripts'
import { scriptNonce } from '@/lib/script-nonce'

const nextScript = /<script (?=[^>]*src="\/_next\/)(?=[^>]*async="")/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const loader = `<script nonce="${scriptNonce()}">(${loadDeferredScripts})('${deferredType}','${hydratedEvent}',${repeatedKeyMark})</script>`

/**
 * Defers a page's scripts until it is loaded or until the first interaction (see
 * `loadDeferredScripts`). Content pages work without them. The scripts keep their order.
 * @param html page as rendered by Next, with the nonces of its scripts
 */
export function deferScripts(html: string): string {
  const deferred = html.replace(nextScript, `<script type="${deferredType}" `)
  if (deferred === html) return html
  return deferred.replace(scriptPreload, '').replace('</head>', () => `${loader}</head>`)
}
