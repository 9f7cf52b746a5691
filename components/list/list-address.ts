/**
 * Maximum number of pages that are shown again when the visitor reloads a list with appended pages.
 */
const maxShownPages = 5

/** Returns the number of the first page to show if the address names `page` as the last one. */
export function getFirstShownPage(page: number): number {
  return Math.max(1, page - maxShownPages + 1)
}

/** Returns the address that shows a list up to `page`. */
export function extendToPage(href: string, page: number): string {
  const [path = '', query] = href.split('?')
  const parameters = new URLSearchParams(query)
  if (page > 1) parameters.set('page', String(page))
  const search = parameters.toString()
  return search === '' ? path : `${path}?${search}`
}

/** Parses the parameter `page` of an address; 1 if it is missing, null if it is invalid. */
export function parsePageNumber(value: string | string[] | undefined): number | null {
  if (value === undefined || value === '') return 1
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null
}
