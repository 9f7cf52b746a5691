/**
 * A view of a page in the editor: editing, a comparison of two states, or a preview of one.
 * `offline` previews the working copy of a page that visitors cannot see.
 */
export type PageView =
  | { kind: 'edit' }
  | { kind: 'compare'; from: string; to: string }
  | { kind: 'version'; id: string }
  | { kind: 'day'; time: string }
  | { kind: 'offline' }

/** The id of the working copy in comparisons. */
export const workingCopy = 'draft'

/** A version and the state to compare it with: another version or the working copy. */
const statePattern = /^([1-9]\d{0,9})\.\.(draft|[1-9]\d{0,9})$/
const versionPattern = /^[1-9]\d{0,9}$/

/** Parses the view from the query of a page's address. Only the edit marker means editing. */
export function parseView(query: Readonly<Record<string, string | string[] | undefined>>): PageView {
  const { compare, v, on } = query
  const states = typeof compare === 'string' ? statePattern.exec(compare) : null
  const [, from, to] = states ?? []
  if (from && to) return { kind: 'compare', from, to }
  if (typeof v === 'string' && versionPattern.test(v)) return { kind: 'version', id: v }
  if (typeof on === 'string' && !Number.isNaN(Date.parse(on))) return { kind: 'day', time: on }
  return { kind: 'edit' in query ? 'edit' : 'offline' }
}

/** Returns the address of a view of a page. @param url the address of the page */
export function getViewAddress(url: string, view: PageView): string {
  if (view.kind === 'compare') return `${url}?edit&compare=${view.from}..${view.to}`
  if (view.kind === 'version') return `${url}?edit&v=${view.id}`
  if (view.kind === 'offline') return url
  return view.kind === 'day' ? `${url}?edit&on=${encodeURIComponent(view.time)}` : `${url}?edit`
}
