import { getPageLanguage, toLanguage } from '../page-language'
import { nestLists } from './nest-lists'
import { parseUnstyled } from './parse-unstyled'
import { raiseDigits } from './raise-digits'

/**
 * Parses HTML of another program into an inert document and converts bold, italic and list styles
 * to elements.
 */
export function parseHtml(html: string): Document {
  const parsed = parseUnstyled(html)
  nestLists(parsed.body)
  raiseDigits(parsed.body)
  removeLanguages(parsed)
  for (const element of parsed.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    element.removeAttribute('data-style')
    // Google Docs wraps copied content in a `b` that is not bold.
    if (element.matches('b, strong') && /font-weight:\s*(?:normal|[1-4]00)/i.test(style)) {
      element.replaceWith(...element.childNodes)
    } else if (element.matches('span')) {
      if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong')
      if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    }
  }
  return parsed
}

/**
 * Matches documents of word processors. Their languages come from the spell checker and are often
 * wrong.
 */
const wordProcessor = 'meta[name="generator" i], [class^="Mso"], .TextRun'

/**
 * Removes language attributes except on passages that were explicitly marked as another language
 * than the page's.
 */
function removeLanguages(parsed: Document): void {
  const isFromWordProcessor = parsed.querySelector(wordProcessor) !== null
  const pageTag = getPageLanguage()
  for (const element of parsed.querySelectorAll('[lang]')) {
    const isPassage = toLanguage(element.getAttribute('lang') ?? '') !== pageTag
    if (isFromWordProcessor || !isPassage) element.removeAttribute('lang')
  }
}

function wrapContent(element: Element, name: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
