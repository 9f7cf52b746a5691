import { languageOf, pageLanguage } from '../page-language'
import { nestLists } from './nest-lists'
import { parseUnstyled } from './parse-unstyled'
import { raiseDigits } from './raise-digits'

/** Parses another program's HTML into an inert document, in which bold, italic and list styles are elements. */
export function parseHtml(html: string): Document {
  const parsed = parseUnstyled(html)
  nestLists(parsed.body)
  raiseDigits(parsed.body)
  removeLanguages(parsed)
  for (const element of parsed.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    element.removeAttribute('data-style')
    // Google Docs wraps all that is copied into a `b` that is not bold.
    if (element.matches('b, strong') && /font-weight:\s*(?:normal|[1-4]00)/i.test(style)) {
      element.replaceWith(...element.childNodes)
    } else if (element.matches('span')) {
      if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong')
      if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em')
    }
  }
  return parsed
}

/** Documents of word processors, in which a language is that of the spelling checker, often a wrong one. */
const wordProcessor = 'meta[name="generator" i], [class^="Mso"], .TextRun'

/** Leaves the languages of passages only where somebody has marked them as another one than the page's. */
function removeLanguages(parsed: Document): void {
  const isChecked = parsed.querySelector(wordProcessor) !== null
  const page = pageLanguage()
  for (const element of parsed.querySelectorAll('[lang]')) {
    const isPassage = languageOf(element.getAttribute('lang') ?? '') !== page
    if (isChecked || !isPassage) element.removeAttribute('lang')
  }
}

function wrapContent(element: Element, name: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
