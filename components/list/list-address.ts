/** How many pages of a list one address shows at most: what was appended in the browser is there again after a reload. */
const maxShownPages = 5

/** The first of the pages that an address with this page number shows. */
export function firstShownPage(page: number): number {
  return Math.max(1, page - maxShownPages + 1)
}

/** The address of a list up to one of its pages. */
export function upToPage(href: string, page: number): string {
  const [path = '', query] = href.split('?')
  const parameters = new URLSearchParams(query)
  if (page > 1) parameters.set('page', String(page))
  const search = parameters.toString()
  return search === '' ? path : `${path}?${search}`
}

/** The page number that a query names; null for what is none. */
export function pageNumberOf(value: string | string[] | undefined): number | null {
  if (value === undefined || value === '') return 1
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null
}
