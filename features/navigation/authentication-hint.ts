import Cookies from 'js-cookie'

// Attributes of the root element tell the style sheets whether somebody, or an editor, is logged in, according to readable
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
  "var c=document.cookie,s=function(p,n){if(p.test(c))document.documentElement.setAttribute(n,'')};s(/(^|; )authenticated=true(;|$)/,'data-authenticated');s(/(^|; )(__Host-)?editor=1(;|$)/,'data-editor')"

/** Whether the readable cookie says that somebody is logged in. */
export function hasHint(): boolean {
  return Cookies.get(hintName) === 'true'
}

/** Whether the readable cookie says that an editor is logged in. */
export function hasEditorHint(): boolean {
  return editorHintNames.some((name) => Cookies.get(name) === '1')
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
  document.documentElement.toggleAttribute('data-editor', hasEditorHint())
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
