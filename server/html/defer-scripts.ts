import { deferredType, hydratedEvent, loadDeferredScripts, repeatedKeyMark } from '@/lib/deferred-scripts'
import { scriptNonce } from '@/lib/script-nonce'

const nextScript = /<script (?=[^>]*src="\/_next\/)(?=[^>]*async="")/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const loader = `<script nonce="${scriptNonce()}">(${loadDeferredScripts})('${deferredType}','${hydratedEvent}',${repeatedKeyMark})</script>`

/**
 * Delays the scripts of a page until the page is loaded or until the first interaction
 * (`loadDeferredScripts`). Content pages work without their scripts. The order of the scripts stays
 * the same.
 * @param html page as rendered by Next; its scripts have nonces
 */
export function deferScripts(html: string): string {
  const deferred = html.replace(nextScript, `<script type="${deferredType}" `)
  if (deferred === html) return html
  return deferred.replace(scriptPreload, '').replace('</head>', () => `${loader}</head>`)
}
