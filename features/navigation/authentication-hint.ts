import Cookies from 'js-cookie'
import type { Locale } from '@/lib/contract/common/locale'

// Cookies that scripts can read tell if a user, an editor or the office is logged in (spec §4, §9).
// They
// are copied to attributes of the root element for the style sheets. They give no permissions: the
// backend checks only the session.

const hintName = 'authenticated'
/** Over HTTPS, the cookie has the name with the prefix. */
const editorHintNames = ['editor', '__Host-editor']

/**
 * This script runs in the head of every page before the first paint, to avoid layout shifts. It is
 * the
 * same for all visitors, so that pages can be cached. No module is loaded yet, so it repeats the
 * code
 * of `hasHint` and `hasEditorHint`.
 */
export const hintScript =
  "var c=document.cookie,s=function(p,n){var m=p.exec(c);m&&document.documentElement.setAttribute(n,m[1])};s(/(?:^|; )authenticated=(true)(?:;|$)/,'data-authenticated');s(/(?:^|; )(?:__Host-)?editor=(1|de|en|office)(?:;|$)/,'data-editor')"

/** Returns true if the cookie tells that a user is logged in. */
export function hasHint(): boolean {
  return Cookies.get(hintName) === 'true'
}

/** Returns true if the cookie tells that an editor or the office is logged in. */
export function hasEditorHint(): boolean {
  return findEditorHint() !== null
}

/** Returns the language of the editor as stored in the cookie; null if it is not stored. */
export function findEditorLanguage(): Locale | null {
  const hint = findEditorHint()
  return hint === 'de' || hint === 'en' ? hint : null
}

/** Returns true if the cookie tells that the user edits pages. */
export function isPageEditorHint(): boolean {
  const hint = findEditorHint()
  return hint !== null && hint !== 'office'
}

/**
 * The languages are compared here, because `isLocale` would load the schema library on every page.
 */
function findEditorHint(): Locale | '1' | 'office' | null {
  for (const name of editorHintNames) {
    const value = Cookies.get(name)
    if (value === '1' || value === 'de' || value === 'en' || value === 'office') return value
  }
  return null
}

/** The path at the last update of the attributes. */
let lastPath = typeof location === 'undefined' ? null : location.pathname

/**
 * Updates the attributes after a client-side navigation. On the same page only a refusal of the
 * backend changes them, to avoid layout shifts.
 */
export function updateHint(): void {
  if (location.pathname === lastPath) return
  lastPath = location.pathname
  document.documentElement.toggleAttribute('data-authenticated', hasHint())
  const editor = findEditorHint()
  if (editor === null) document.documentElement.removeAttribute('data-editor')
  else document.documentElement.setAttribute('data-editor', editor)
}

/**
 * Removes the cookie and the attribute after a refusal of the backend (spec §4, §8), so that the
 * page offers no logout without a login.
 */
export function removeHint(): void {
  Cookies.remove(hintName)
  document.documentElement.removeAttribute('data-authenticated')
}

/** Removes the cookies and the attribute when the backend reports no editor. */
export function removeEditorHint(): void {
  Cookies.remove('editor')
  Cookies.remove('__Host-editor', { secure: true })
  document.documentElement.removeAttribute('data-editor')
}
