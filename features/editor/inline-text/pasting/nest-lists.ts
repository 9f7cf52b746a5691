/** An item of a list as programs for texts write it: beside the others, with its level. */
interface Item {
  element: Element
  /** From 1. */
  level: number
  isOrdered: boolean
  content: ChildNode[]
}

/** The markers of numbered lists: `1.`, `a)`, `(iv)`, `2.1.`, `2.1`. Bullets are other signs, and the letter `o`. */
const number = /^\(?(?:\d+|[a-z]{1,5})(?:\.\d+)*[.)]$|^\d+(?:\.\d+)+$/i

/** Makes nested lists of what programs write in place of them. */
export function nestLists(body: Element): void {
  bringIntoItems(body)
  joinItems(wordItems(body))
  joinItems(labelledItems(body))
}

/** Google Docs writes an inner list behind the item that it belongs to. */
function bringIntoItems(body: Element): void {
  for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = inner.previousElementSibling
    if (item?.matches('li')) item.append(inner)
  }
}

/** Word writes paragraphs with the list and the level in their style, and the marker in a part of their text to be ignored. */
function wordItems(body: Element): Item[] {
  return [...body.querySelectorAll('p[data-style*="mso-list:"]')].flatMap((element) => {
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(styleOf(element))?.[1])
    const marker = [...element.querySelectorAll('[data-style]')].find((part) =>
      /mso-list:\s*ignore/i.test(styleOf(part)),
    )
    if (!level || !marker) return []
    const isOrdered = number.test((marker.textContent ?? '').trim())
    marker.remove()
    return [{ element, level, isOrdered, content: [...element.childNodes] }]
  })
}

/** Word in the browser writes each item as a list of its own, with the level in a label for assistive technology. */
function labelledItems(body: Element): Item[] {
  return [...body.querySelectorAll(':is(ul, ol) > li[data-aria-level]:only-child')].flatMap((item) => {
    const list = item.parentElement
    if (!list) return []
    const element = list.closest('.ListContainerWrapper') ?? list
    const level = Number(item.getAttribute('data-aria-level')) || 1
    return [{ element, level, isOrdered: list.matches('ol'), content: [...item.childNodes] }]
  })
}

/** Puts items that follow each other into lists. */
function joinItems(items: readonly Item[]): void {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.at(-1)?.element === item.element.previousElementSibling) last?.push(item)
    else groups.push([item])
  }
  for (const group of groups) {
    group[0].element.before(...listsOf(group))
    for (const { element } of group) element.remove()
  }
}

/** Lists of items that follow each other: another one where bullets change to numbers. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = []
  let rest = items
  for (let [first] = rest; first; [first] = rest) {
    const { level, isOrdered, content, element } = first
    const { ownerDocument } = element
    const end = rest.findIndex((item, index) => index > 0 && item.level <= level)
    const inner = rest.slice(1, end < 0 ? undefined : end)
    const item = ownerDocument.createElement('li')
    item.append(...content, ...listsOf(inner))
    const name = isOrdered ? 'ol' : 'ul'
    if (lists.at(-1)?.localName !== name) lists.push(ownerDocument.createElement(name))
    lists.at(-1)?.append(item)
    rest = rest.slice(1 + inner.length)
  }
  return lists
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''
