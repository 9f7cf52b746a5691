import { deferredType, hydratedEvent, loadDeferredScripts, repeatedKeyMark } from '@/lib/deferred-scripts'
import { scriptNonce } from '@/lib/script-nonce'

const nextScript = /<script (?=[^>]*src="\/_next\/)(?=[^>]*async="")/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const loader = `<script nonce="${scriptNonce()}">(${loadDeferredScripts})('${deferredType}','${hydratedEvent}',${repeatedKeyMark})</script>`

/**
 * Defers a page's scripts until it is loaded, or until the first interaction of a visitor (see `loadDeferredScripts`): a content
 * page reads, scrolls and opens its menus without them. The scripts keep their order.
 * @param html a page as Next rendered it, with the nonces of its own scripts
 */
export function deferScripts(html: string): string {
  const deferred = html.replace(nextScript, `<script type="${deferredType}" `)
  if (deferred === html) return html
  return deferred.replace(scriptPreload, '').replace('</head>', () => `${loader}</head>`)
}
