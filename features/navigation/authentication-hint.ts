import Cookies from 'js-cookie'
import type { Locale } from '@/lib/contract/common/locale'

// Attributes of the root element tell the style sheets if a user, an editor (with language) or the
// office is logged in, from readable cookies (spec §4, §9). They grant nothing: the backend
// authorizes by the session only.

const hintName = 'authenticated'
/** Plain, and with the prefix used over HTTPS. */
const editorHintNames = ['editor', '__Host-editor']

/**
 * Runs in the head of every page before the first paint, to avoid layout shifts. Equal for all
 * visitors, so that pages can be cached. It reads the cookies itself, like `hasHint` and
 * `hasEditorHint`, since no module is loaded yet.
 */
export const hintScript =
  "var c=document.cookie,s=function(p,n){var m=p.exec(c);m&&document.documentElement.setAttribute(n,m[1])};s(/(?:^|; )authenticated=(true)(?:;|$)/,'data-authenticated');s(/(?:^|; )(?:__Host-)?editor=(1|de|en|office)(?:;|$)/,'data-editor')"

/** Returns true if the readable cookie marks a logged-in user. */
export function hasHint(): boolean {
  return Cookies.get(hintName) === 'true'
}

/** Returns true if the readable cookie marks an editor or the office. */
export function hasEditorHint(): boolean {
  return findEditorHint() !== null
}

/** Returns the language of the editor from the readable cookie, or null. */
export function findEditorLanguage(): Locale | null {
  const hint = findEditorHint()
  return hint === 'de' || hint === 'en' ? hint : null
}

/** Returns true if the readable cookie marks an editor of pages. */
export function isPageEditorHint(): boolean {
  const hint = findEditorHint()
  return hint !== null && hint !== 'office'
}

/** Compares by hand: `isLocale` would load the schema library on every page. */
function findEditorHint(): Locale | '1' | 'office' | null {
  for (const name of editorHintNames) {
    const value = Cookies.get(name)
    if (value === '1' || value === 'de' || value === 'en' || value === 'office') return value
  }
  return null
}

/** The path of the last update. */
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
