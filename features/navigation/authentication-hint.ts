import Cookies from 'js-cookie'

// The root element tells the styles that someone, or an editor, is logged in, as far as the readable cookies say so (spec §4,
// §9). It opens nothing: what belongs to a user the backend gives to the session alone.

const hintName = 'authenticated'
/** With the prefix that it has over https. */
const editorHintNames = ['editor', '__Host-editor']

/**
 * Runs in the head of every page, before anything is painted, so that nothing moves afterwards. The same for every
 * visitor, as the page is; it comes before any module, so it reads the cookies by itself, as `hasHint` and `hasEditorHint` do.
 */
export const hintScript =
  "var c=document.cookie,s=function(p,n){if(p.test(c))document.documentElement.setAttribute(n,'')};s(/(^|; )authenticated=true(;|$)/,'data-authenticated');s(/(^|; )(__Host-)?editor=1(;|$)/,'data-editor')"

/** Whether the readable hint says that someone is logged in. */
export function hasHint(): boolean {
  return Cookies.get(hintName) === 'true'
}

/** Whether the readable hint says that an editor is logged in. */
export function hasEditorHint(): boolean {
  return editorHintNames.some((name) => Cookies.get(name) === '1')
}

/** The page that the marks were made for. */
let markedFor = typeof location === 'undefined' ? null : location.pathname

/**
 * Updates the marks on the next page, when pages change without loading a document. Parts of the same page
 * that load late must not cause an update, which would move what is being read.
 */
export function updateHint(): void {
  if (location.pathname === markedFor) return
  markedFor = location.pathname
  document.documentElement.toggleAttribute('data-authenticated', hasHint())
  document.documentElement.toggleAttribute('data-editor', hasEditorHint())
}

/**
 * Removes the cookie after the backend has refused (spec §4, §8). The mark stays until the next page.
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
