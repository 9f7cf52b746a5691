import type * as TestingLibrary from '@testing-library/dom'

/** An element as JSON: its role or a selector, and the source of an expression for its name. */
export interface SentTarget {
  role?: string | undefined
  selector?: string | undefined
  name?: string | undefined
  within?: SentTarget | undefined
}

/** The first visible element of a target. The coordinates are the center of the element or word. */
export interface FoundElement {
  x: number
  y: number
  /** True if a click there reaches the element. */
  isOnTop: boolean
  isFocused: boolean
  /** True if the scripts of the page have taken over the element and enabled it. */
  isHydrated: boolean
}

/**
 * Finds the first visible element of a target and scrolls it into view. Runs in the page: it uses
 * nothing outside its body except Testing Library, which the page has loaded before.
 * @param word measures this word of the element instead of the whole element
 */
export function findInPage(target: SentTarget, word: string | null): FoundElement | null {
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: typeof TestingLibrary }
  const list = ({ role, selector, name, within }: SentTarget): HTMLElement[] => {
    const scopes = within ? list(within) : [document.body]
    const pattern = name === undefined ? undefined : new RegExp(name)
    const elements = scopes.flatMap((scope) =>
      role
        ? TestingLibraryDom.queryAllByRole(scope, role, pattern && { name: pattern })
        : [...scope.querySelectorAll<HTMLElement>(selector ?? '*')].filter(
            (element) => pattern?.test(element.textContent.trim()) ?? true,
          ),
    )
    return elements.filter((element) => element.getClientRects().length > 0)
  }
  const measure = (element: HTMLElement): DOMRect | undefined => {
    if (word === null) return element.getBoundingClientRect()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const start = texts.currentNode.textContent?.indexOf(word) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(texts.currentNode, start)
      range.setEnd(texts.currentNode, start + word.length)
      return range.getBoundingClientRect()
    }
    return undefined
  }
  const [element] = list(target)
  if (!element || !measure(element)) return null
  const { top, bottom } = measure(element) ?? new DOMRect()
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = measure(element) ?? new DOMRect()
  const x = Math.round(box.left + box.width / 2)
  const y = Math.round(box.top + box.height / 2)
  const topElement = document.elementFromPoint(x, y)
  const isControl = element.matches('input, select, textarea, button, summary')
  let owner: Element | null = element
  while (owner && !Object.keys(owner).some((key) => key.startsWith('__react'))) {
    owner = isControl ? null : owner.parentElement
  }
  return {
    x,
    y,
    isOnTop: topElement !== null && element.contains(topElement),
    isFocused: element === document.activeElement,
    isHydrated: owner !== null && !element.matches(':disabled'),
  }
}
