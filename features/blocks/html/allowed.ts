const voidElements = ['br', 'hr', 'img', 'col'] as const

const elements = [
  ...voidElements,
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'],
  ...['figure', 'figcaption', 'details', 'summary', 'div', 'span', 'a', 'abbr', 'sup', 'sub', 'time'],
  ...['strong', 'em', 'b', 'i', 'small', 'cite', 'q', 'kbd', 'mark'],
  ...['table', 'caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Attributes by element as React names them; nothing else is taken over. */
const attributes: Record<string, Record<string, string>> = {
  td: { colspan: 'colSpan', rowspan: 'rowSpan', headers: 'headers' },
  th: { colspan: 'colSpan', rowspan: 'rowSpan', scope: 'scope', abbr: 'abbr' },
  abbr: { title: 'title' },
  time: { datetime: 'dateTime' },
  ol: { start: 'start', reversed: 'reversed' },
  details: { open: 'open' },
  img: { src: 'src', alt: 'alt', width: 'width', height: 'height' },
}

/** Whether an element may stand in an HTML block. */
export function isAllowedElement(name: string): boolean {
  return elements.includes(name)
}

/** Whether an element has no content. */
export function isVoidElement(name: string): boolean {
  return voidElements.some((element) => element === name)
}

/** What is taken over of an element's attributes; pictures only of this site's own media library. */
export function allowedAttributes(
  name: string,
  given: Record<string, string>,
): Record<string, string | boolean> {
  const known = attributes[name] ?? {}
  const taken: Record<string, string | boolean> = {}
  for (const [attribute, property] of Object.entries(known)) {
    const value = given[attribute]
    if (value === undefined) continue
    taken[property] = attribute === 'open' || attribute === 'reversed' ? true : value
  }
  if (name !== 'img') return taken
  const isOwn = typeof taken.src === 'string' && /^\/media\/(?!.*\.\.)[\w./-]+$/.test(taken.src)
  return isOwn ? { alt: '', ...taken, loading: 'lazy', decoding: 'async' } : {}
}
