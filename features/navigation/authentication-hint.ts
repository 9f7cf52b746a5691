import { saysAuthenticated } from './account-label'

// The root element tells the styles that someone is logged in, as far as the readable cookie says so (spec §4, §9). It
// opens nothing: what belongs to a user the backend gives to the session alone.

/**
 * Runs in the head of every page, before anything is painted, so that nothing moves afterwards. The same for every
 * visitor, as the page is; the cookie's form is that of `saysAuthenticated`.
 */
export const hintScript =
  "if(/(^|; ?)authenticated=true(;|$)/.test(document.cookie))document.documentElement.setAttribute('data-authenticated','')"

/** The page that the mark was made for. */
let markedFor = typeof location === 'undefined' ? null : location.pathname

/**
 * Brings the mark up to date on the next page, where pages change without the document. Parts of one page that come late ask
 * for it again: what is being read shall not move.
 */
export function updateHint(): void {
  if (location.pathname === markedFor) return
  markedFor = location.pathname
  document.documentElement.toggleAttribute('data-authenticated', saysAuthenticated(document.cookie))
}

/**
 * Removes the cookie after the backend has refused (spec §4, §8). The mark stays until the next page.
 */
export function forgetHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
  document.cookie = 'authenticated=; Path=/; Max-Age=0; SameSite=Lax'
}
