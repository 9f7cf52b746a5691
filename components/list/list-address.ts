/** The maximum number of pages that one address shows; a reload shows appended pages again. */
const maxShownPages = 5

/** The first of the pages that an address with this page number shows. */
export function getFirstShownPage(page: number): number {
  return Math.max(1, page - maxShownPages + 1)
}

/** Returns the address of a list up to one of its pages. */
export function extendToPage(href: string, page: number): string {
  const [path = '', query] = href.split('?')
  const parameters = new URLSearchParams(query)
  if (page > 1) parameters.set('page', String(page))
  const search = parameters.toString()
  return search === '' ? path : `${path}?${search}`
}

/** Parses the page number of a query; null for an invalid one. */
export function parsePageNumber(value: string | string[] | undefined): number | null {
  if (value === undefined || value === '') return 1
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null
}
