import Cookies from 'js-cookie'

// The root element tells the styles that someone is logged in, as far as the readable cookie says so (spec §4, §9). It
// opens nothing: what belongs to a user the backend gives to the session alone.

const hintName = 'authenticated'

/**
 * Runs in the head of every page, before anything is painted, so that nothing moves afterwards. The same for every
 * visitor, as the page is; it comes before any module, so it reads the cookie by itself, as `hasHint` does.
 */
export const hintScript =
  "if(document.cookie.split('; ').includes('authenticated=true'))document.documentElement.setAttribute('data-authenticated','')"

/** Whether the readable hint says that someone is logged in. */
export function hasHint(): boolean {
  return Cookies.get(hintName) === 'true'
}

/** The page that the mark was made for. */
let markedFor = typeof location === 'undefined' ? null : location.pathname

/**
 * Updates the mark on the next page, when pages change without loading a document. Parts of the same page
 * that load late must not cause an update, which would move what is being read.
 */
export function updateHint(): void {
  if (location.pathname === markedFor) return
  markedFor = location.pathname
  document.documentElement.toggleAttribute('data-authenticated', hasHint())
}

/**
 * Removes the cookie after the backend has refused (spec §4, §8). The mark stays until the next page.
 */
export function forgetHint(): void {
  Cookies.remove(hintName)
}
