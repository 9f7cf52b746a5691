/** A list item as word processors write it: flat, with its level. */
interface Item {
  element: Element
  /** Starts at 1. */
  level: number
  isOrdered: boolean
  content: ChildNode[]
}

/**
 * The markers of ordered lists: `1.`, `a)`, `(iv)`, `2.1.`, `2.1`. Bullets are other characters and
 * the letter `o`.
 */
const orderedMarker = /^\(?(?:\d+|[a-z]{1,5})(?:\.\d+)*[.)]$|^\d+(?:\.\d+)+$/i

/** Converts the list formats of other programs to nested lists. */
export function nestLists(body: Element): void {
  moveListsIntoItems(body)
  joinItems(listWordItems(body))
  joinItems(listLabelledItems(body))
}

/** Moves inner lists into their items. Google Docs writes them after the item. */
function moveListsIntoItems(body: Element): void {
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = inner.previousElementSibling
    if (item?.matches('li')) item.append(inner)
  }
}

/**
 * Finds the list items of Word: paragraphs with the list and level in their style, and the marker
 * in an ignored part of the text.
 */
function listWordItems(body: Element): Item[] {
  return [...body.querySelectorAll('p[data-style*="mso-list:"]')].flatMap((element) => {
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(getStyle(element))?.[1])
    const marker = [...element.querySelectorAll('[data-style]')].find((part) =>
      /mso-list:\s*ignore/i.test(getStyle(part)),
    )
    if (!level || !marker) return []
    const isOrdered = orderedMarker.test((marker.textContent ?? '').trim())
    marker.remove()
    return [{ element, level, isOrdered, content: [...element.childNodes] }]
  })
}

/**
 * Finds the list items of Word in the browser: a list per item, with the level in an attribute for
 * assistive technology.
 */
function listLabelledItems(body: Element): Item[] {
  return [...body.querySelectorAll(':is(ul, ol) > li[data-aria-level]:only-child')].flatMap((item) => {
    const list = item.parentElement
    if (!list) return []
    const element = list.closest('.ListContainerWrapper') ?? list
    const level = Number(item.getAttribute('data-aria-level')) || 1
    return [{ element, level, isOrdered: list.matches('ol'), content: [...item.childNodes] }]
  })
}

/** Groups adjacent items into lists. */
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

/**
 * Builds nested lists of adjacent items. A change between bullets and numbers starts a new list.
 */
function buildLists(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  let remainingItems = items
  for (let [first] = remainingItems; first; [first] = remainingItems) {
    const { level, isOrdered, content, element } = first
    const { ownerDocument } = element
    const end = remainingItems.findIndex((item, index) => index > 0 && item.level <= level)
    const inner = remainingItems.slice(1, end < 0 ? undefined : end)
    const item = ownerDocument.createElement('li')
    item.append(...content, ...buildLists(inner))
    const name = isOrdered ? 'ol' : 'ul'
    if (lists.at(-1)?.localName !== name) lists.push(ownerDocument.createElement(name))
    lists.at(-1)?.append(item)
    remainingItems = remainingItems.slice(1 + inner.length)
  }
  return lists
}

const getStyle = (element: Element) => element.getAttribute('data-style') ?? ''
