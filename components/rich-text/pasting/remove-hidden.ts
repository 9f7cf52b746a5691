import { isHiddenElement } from '@/lib/text/hidden-element'

/** Selector of elements that display something although they contain no text. */
const mediaSelector = 'img, iframe, video, audio, object, embed, svg, canvas, math, input, select, textarea'

/**
 * Removes hidden elements, comments and tracked deletions.
 * @param styleSheets the style rules of the pasted document
 */
export function removeHidden(body: Element, styleSheets: string): void {
  for (const selector of listHidingSelectors(styleSheets)) {
    for (const element of findAll(body, selector)) element.remove()
  }
  for (const element of body.querySelectorAll('*')) {
    const [classNames, hidden, style] = ['class', 'hidden', 'data-style'].map((name) =>
      element.getAttribute(name),
    )
    if (isHiddenElement(element.localName, { class: classNames, hidden, style })) element.remove()
  }
}

/**
 * Removes links to bookmarks of the pasted document, because their targets are not pasted, and
 * empty paragraphs. Word processors write an empty line as a paragraph with a no-break space.
 */
export function removeSourceLayout(body: Element): void {
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector(mediaSelector)) paragraph.remove()
  }
}

/**
 * Lists the selectors of rules that hide text. Ignores rules inside of `@media` and other at-rules.
 */
function listHidingSelectors(styleSheets: string): string[] {
  const rules = styleSheets
    .replaceAll(/\/\*.*?\*\/|<!--|-->/gs, '')
    .replaceAll(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...rules.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', style = '']) =>
    isHiddenElement('', { style }) ? [selector.trim()] : [],
  )
}

/** Finds elements by a selector from another program; returns none if the selector is invalid. */
function findAll(body: Element, selector: string): Element[] {
  try {
    return [...body.querySelectorAll(selector)]
  } catch {
    return []
  }
}
