import Cookies from 'js-cookie'
import type { Locale } from '@/lib/contract/common/locale'

// Cookies without `HttpOnly` state for scripts that a user, an editor or the office is logged in
// (spec §4, §9). They are copied to attributes of the root element for the style sheets. They grant
// no rights: the backend checks only the session.

const loginHintName = 'authenticated'
/** The second name is used over HTTPS. */
const editorHintNames = ['editor', '__Host-editor']

/**
 * The script in the head of every page, which sets the attributes before the first paint to avoid
 * layout shifts. It repeats `hasLoginHint` and `hasEditorHint`, because no module is loaded yet.
 */
export const hintScript =
  "var c=document.cookie,s=function(p,n){var m=p.exec(c);m&&document.documentElement.setAttribute(n,m[1])};s(/(?:^|; )authenticated=(true)(?:;|$)/,'data-authenticated');s(/(?:^|; )(?:__Host-)?editor=(1|de|en|office)(?:;|$)/,'data-editor')"

/** Returns true if the cookie states that a user is logged in. */
export function hasLoginHint(): boolean {
  return Cookies.get(loginHintName) === 'true'
}

/** Returns true if the cookie states that an editor or the office is logged in. */
export function hasEditorHint(): boolean {
  return findEditorHint() !== null
}

/** Returns the editor's language from the cookie; null if the cookie has none. */
export function findEditorLanguage(): Locale | null {
  const hint = findEditorHint()
  return hint === 'de' || hint === 'en' ? hint : null
}

/** Returns true if the cookie states that the user edits pages. */
export function isPageEditorHint(): boolean {
  const hint = findEditorHint()
  return hint !== null && hint !== 'office'
}

/** Does not use `isLocale`, which would load the schema library on every page. */
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
 * Updates the attributes after a client-side navigation. On the same page they change only after a
 * rejection by the backend, to avoid layout shifts.
 */
export function updateHintAttributes(): void {
  if (location.pathname === lastPath) return
  lastPath = location.pathname
  document.documentElement.toggleAttribute('data-authenticated', hasLoginHint())
  const editor = findEditorHint()
  if (editor === null) document.documentElement.removeAttribute('data-editor')
  else document.documentElement.setAttribute('data-editor', editor)
}

/**
 * Removes the cookie and the attribute after the backend rejected the session (spec §4, §8), so
 * that the page offers no logout.
 */
export function removeLoginHint(): void {
  Cookies.remove(loginHintName)
  document.documentElement.removeAttribute('data-authenticated')
}

/** Removes the cookies and the attribute when the backend reports no editor. */
export function removeEditorHint(): void {
  Cookies.remove('editor')
  Cookies.remove('__Host-editor', { secure: true })
  document.documentElement.removeAttribute('data-editor')
}
