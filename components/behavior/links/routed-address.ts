import { isSamePage } from './followed-link'

/**
 * The address for the router, fragment included; null for what the browser follows by itself: other hosts, files, data,
 * and a fragment of the present page.
 */
export function routedAddress(href: string, here: string): string | null {
  const target = new URL(href, here)
  const current = new URL(here)
  if (target.origin !== current.origin || (isSamePage(target, current) && target.hash !== '')) return null
  const isPage = /^\/(de|en)(?!\/(api|pageeditor-api)(\/|$))(\/|$)/.test(target.pathname)
  const isFile = /\.[a-z]+$/.test(target.pathname)
  return isPage && !isFile ? target.pathname + target.search + target.hash : null
}
