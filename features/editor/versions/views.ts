/**
 * What an editor asks to see of a page: to work on it, to compare two states of it, or to look at one; `offline` is the working
 * copy where visitors find nothing.
 */
export type PageView =
  | { kind: 'edit' }
  | { kind: 'compare'; from: string; to: string }
  | { kind: 'version'; id: string }
  | { kind: 'day'; on: string }
  | { kind: 'offline' }

/** Names the working copy where two states are compared. */
export const workingCopy = 'draft'

/** From a version, to another one or the working copy. */
const statePattern = /^([1-9]\d{0,9})\.\.(draft|[1-9]\d{0,9})$/
const versionPattern = /^[1-9]\d{0,9}$/

/** The view that the query of a page's address names; with the edit marker alone it is working on the page. */
export function viewOf(query: Readonly<Record<string, string | string[] | undefined>>): PageView {
  const { compare, v, on } = query
  const states = typeof compare === 'string' ? statePattern.exec(compare) : null
  const [, from, to] = states ?? []
  if (from && to) return { kind: 'compare', from, to }
  if (typeof v === 'string' && versionPattern.test(v)) return { kind: 'version', id: v }
  if (typeof on === 'string' && !Number.isNaN(Date.parse(on))) return { kind: 'day', on }
  return { kind: 'edit' in query ? 'edit' : 'offline' }
}

/** The address where a view of a page is shown; `url` is the page's own. */
export function viewAddress(url: string, view: PageView): string {
  if (view.kind === 'compare') return `${url}?edit&compare=${view.from}..${view.to}`
  if (view.kind === 'version') return `${url}?edit&v=${view.id}`
  if (view.kind === 'offline') return url
  return view.kind === 'day' ? `${url}?edit&on=${encodeURIComponent(view.on)}` : `${url}?edit`
}
