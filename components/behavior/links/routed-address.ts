import { isSamePage } from './followed-link'

/**
 * Returns the path, query and fragment that the router opens; null for links that the browser
 * itself must follow: to other origins, files, API responses, and fragments of the current page.
 */
export function toRoutedAddress(href: string, currentUrl: string): string | null {
  const target = new URL(href, currentUrl)
  const current = new URL(currentUrl)
  if (target.origin !== current.origin || (isSamePage(target, current) && target.hash !== '')) return null
  const isPage = /^\/(de|en)(?!\/(api|pageeditor-api)(\/|$))(\/|$)/.test(target.pathname)
  const isFile = /\.[a-z]+$/.test(target.pathname)
  return isPage && !isFile ? target.pathname + target.search + target.hash : null
}
