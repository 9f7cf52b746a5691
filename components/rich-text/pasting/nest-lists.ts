import { parseListNumbering } from '@/lib/text/list-numbering'
import { isNextMarker, type ListMarker, parseMarker } from './list-marker'

/** A list item of a word processor. Its list is flat, and the item has a level. */
interface Item {
  element: Element
  /** Starts at 1. */
  level: number
  /** The possible meanings of its marker; none for a bullet. */
  markers: ListMarker[]
  content: ChildNode[]
}

/** Converts the flat or wrongly nested lists of other programs to nested lists. */
export function nestLists(body: Element): void {
  moveListsIntoItems(body)
  joinItems(listWordItems(body))
  joinItems(listLabelledItems(body))
}

/** Moves inner lists into their items. Google Docs writes them after the item. */
function moveListsIntoItems(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling
    if (item?.matches('li')) item.append(list)
  }
}

/**
 * Finds the list items of Word. They are paragraphs whose style names the list and the level, and
 * whose marker is in a part of the text with the style `mso-list: ignore`.
 */
function listWordItems(body: Element): Item[] {
  return [...body.querySelectorAll('p[data-style*="mso-list:"]')].flatMap((element) => {
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(getStyle(element))?.[1])
    const marker = [...element.querySelectorAll('[data-style]')].find((part) =>
      /mso-list:\s*ignore/i.test(getStyle(part)),
    )
    if (!level || !marker) return []
    const markers = parseMarker(marker.textContent ?? '')
    marker.remove()
    return [{ element, level, markers, content: [...element.childNodes] }]
  })
}

/**
 * Finds the list items of Word in the browser. Each item is in a list of its own, and an attribute
 * for assistive technology has its level.
 */
function listLabelledItems(body: Element): Item[] {
  return [...body.querySelectorAll(':is(ul, ol) > li[data-aria-level]:only-child')].flatMap((item) => {
    const list = item.parentElement
    if (!list) return []
    const element = list.closest('.ListContainerWrapper') ?? list
    const level = Number(item.getAttribute('data-aria-level')) || 1
    const markers = list.matches('ol') ? [getMarker(list)] : []
    return [{ element, level, markers, content: [...item.childNodes] }]
  })
}

function joinItems(items: readonly Item[]): void {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const lastGroup = groups.at(-1)
    if (lastGroup?.at(-1)?.element === item.element.previousElementSibling) lastGroup?.push(item)
    else groups.push([item])
  }
  for (const group of groups) {
    group[0].element.before(...buildLists(group))
    for (const { element } of group) element.remove()
  }
}

/** Returns the marker of the first item of a list. */
function getMarker(list: Element): ListMarker {
  const [start, type] = ['start', 'type'].map((name) => list.getAttribute(name))
  const numbering = parseListNumbering({ start, type, style: getStyle(list) })
  return { number: numbering.start ?? 1, type: numbering.type }
}

/**
 * Builds nested lists from adjacent items. A new list starts where bullets and numbers alternate,
 * and at a number that does not continue the list.
 */
function buildLists(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  let lastMarker: ListMarker | undefined
  let remainingItems = items
  for (let firstItem = items[0]; firstItem; firstItem = remainingItems[0]) {
    const { level, markers, content, element } = firstItem
    const { ownerDocument } = element
    const nextItemIndex = remainingItems.findIndex((item, index) => index > 0 && item.level <= level)
    const nestedItems = remainingItems.slice(1, nextItemIndex < 0 ? undefined : nextItemIndex)
    const item = ownerDocument.createElement('li')
    item.append(...content, ...buildLists(nestedItems))
    remainingItems = remainingItems.slice(1 + nestedItems.length)
    const listName = markers.length > 0 ? 'ol' : 'ul'
    let list = lists.at(-1)
    const marker = markers.find((candidate) => lastMarker && continuesList(lastMarker, candidate))
    if (list?.localName !== listName || (listName === 'ol' && !marker)) {
      list = ownerDocument.createElement(listName)
      lists.push(list)
      lastMarker = chooseFirstMarker(markers, remainingItems[0]?.markers ?? [])
      if (lastMarker) setNumbering(list, lastMarker)
    } else lastMarker = marker
    list.append(item)
  }
  return lists
}

/** Returns true if an item continues a list. Word in the browser may repeat numbers. */
const continuesList = (marker: ListMarker, next: ListMarker) =>
  isNextMarker(marker, next) || (marker.number === next.number && marker.type === next.type)

/** Chooses the meaning of a list's first marker that the second marker continues. */
function chooseFirstMarker(markers: readonly ListMarker[], nextMarkers: readonly ListMarker[]) {
  const continuedMarker = markers.find((candidate) => nextMarkers.some((next) => isNextMarker(candidate, next)))
  return continuedMarker ?? markers[0]
}

function setNumbering(list: Element, { number, type }: ListMarker): void {
  list.setAttribute('start', String(number))
  if (type) list.setAttribute('type', type)
}

const getStyle = (element: Element) => element.getAttribute('data-style') ?? ''
