import Cookies from 'js-cookie'
import type { Locale } from '@/lib/contract/common/locale'

// Attributes of the root element tell the style sheets whether somebody, or an editor (of which language) or the office, is logged in, according to readable
// cookies (spec §4, §9). They grant nothing: the backend authorizes by the session only.

const hintName = 'authenticated'
/** With the prefix that it has over https. */
const editorHintNames = ['editor', '__Host-editor']

/**
 * Runs in the head of every page, before the first paint, so that nothing moves afterwards. The same for every
 * visitor, so that pages can be cached. No module is loaded by then, so it reads the cookies itself, like `hasHint` and
 * `hasEditorHint`.
 */
export const hintScript =
  "var c=document.cookie,s=function(p,n){var m=p.exec(c);m&&document.documentElement.setAttribute(n,m[1])};s(/(?:^|; )authenticated=(true)(?:;|$)/,'data-authenticated');s(/(?:^|; )(?:__Host-)?editor=(1|de|en|office)(?:;|$)/,'data-editor')"

/** Whether the readable cookie says that somebody is logged in. */
export function hasHint(): boolean {
  return Cookies.get(hintName) === 'true'
}

/** Whether the readable cookie says that an editor is logged in, or the office. */
export function hasEditorHint(): boolean {
  return editorHint() !== null
}

/** The language of the editor who is logged in, by the readable cookie; null where it does not say. */
export function editorLanguageHint(): Locale | null {
  const hint = editorHint()
  return hint === 'de' || hint === 'en' ? hint : null
}

/** Whether the readable cookie says that who is logged in edits pages. */
export function isEditorHint(): boolean {
  const hint = editorHint()
  return hint !== null && hint !== 'office'
}

/** Compared by hand: `isLocale` would bring the schemas' library to every page. */
function editorHint(): Locale | '1' | 'office' | null {
  for (const name of editorHintNames) {
    const value = Cookies.get(name)
    if (value === '1' || value === 'de' || value === 'en' || value === 'office') return value
  }
  return null
}

/** The path for which the attributes were set. */
let markedFor = typeof location === 'undefined' ? null : location.pathname

/**
 * Updates the attributes after a client-side navigation. They stay the same on one page, since an update would
 * shift the content being read.
 */
export function updateHint(): void {
  if (location.pathname === markedFor) return
  markedFor = location.pathname
  document.documentElement.toggleAttribute('data-authenticated', hasHint())
  const editor = editorHint()
  if (editor === null) document.documentElement.removeAttribute('data-editor')
  else document.documentElement.setAttribute('data-editor', editor)
}

/**
 * Removes the cookie after the backend has refused a call (spec §4, §8). The attribute stays until the next page.
 */
export function forgetHint(): void {
  Cookies.remove(hintName)
}

/**
 * Removes the cookie after the backend has said that no editor is logged in. The mark stays until the next page.
 */
export function forgetEditorHint(): void {
  Cookies.remove('editor')
  Cookies.remove('__Host-editor', { secure: true })
}
