import { normalizeText } from '@/lib/contract/common/normalize-text'
import { parseListNumbering } from '@/lib/text/list-numbering'
import { getPageLanguage, toLanguage } from '../page-language'
import { keepCodeLines } from './keep-code-lines'
import { nestLists } from './nest-lists'
import { getStyleSheets, parseUnstyled } from './parse-unstyled'
import { removeHidden, removeSourceLayout } from './remove-hidden'
import { convertShiftedDigits } from './shifted-digits'

/**
 * Parses HTML from another program into an inert document. Removes hidden content, normalizes the
 * text and converts bold, italic and list styles to elements and attributes.
 */
export function parseHtml(html: string): Document {
  const parsedDocument = parseUnstyled(html)
  normalizeTexts(parsedDocument)
  removeHidden(parsedDocument.body, getStyleSheets(html))
  // Text copied from an editor of this site (`data-pm-slice`) keeps its anchors and empty lines.
  if (!parsedDocument.querySelector('[data-pm-slice]')) removeSourceLayout(parsedDocument.body)
  nestLists(parsedDocument.body)
  setListNumbering(parsedDocument.body)
  convertShiftedDigits(parsedDocument.body)
  keepCodeLines(parsedDocument.body)
  removeLanguages(parsedDocument)
  for (const element of parsedDocument.querySelectorAll('[data-style]')) {
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
  return parsedDocument
}

function normalizeTexts(parsedDocument: Document): void {
  const texts = parsedDocument.createTreeWalker(parsedDocument.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const normalizedText = normalizeText(node.nodeValue ?? '')
    if (normalizedText !== node.nodeValue) node.nodeValue = normalizedText
  }
}

/**
 * Corrects the attributes `start` and `type` of ordered lists. Google Docs writes the type into the
 * style of the first item, so that style is read as well.
 */
function setListNumbering(body: Element): void {
  for (const list of body.querySelectorAll('ol')) {
    const getStyle = (element: Element | null) => element?.getAttribute('data-style') ?? ''
    const style = `${getStyle(list)};${getStyle(list.firstElementChild)}`
    const { start, type } = parseListNumbering({
      start: list.getAttribute('start'),
      type: list.getAttribute('type'),
      style,
    })
    setAttribute(list, 'start', start)
    setAttribute(list, 'type', type)
  }
}

function setAttribute(element: Element, name: string, value: string | number | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}

/**
 * Matches elements that only word processors write. In their documents, language attributes come
 * from the spell checker and are often wrong.
 */
const wordProcessorSelector = 'meta[name="generator" i], [class^="Mso"], .TextRun'

/**
 * Removes language attributes. Keeps the attribute of a passage in another language than the page,
 * unless a word processor wrote it.
 */
function removeLanguages(parsedDocument: Document): void {
  const isFromWordProcessor = parsedDocument.querySelector(wordProcessorSelector) !== null
  const pageTag = getPageLanguage()
  for (const element of parsedDocument.querySelectorAll('[lang]')) {
    const isPassage = toLanguage(element.getAttribute('lang') ?? '') !== pageTag
    if (isFromWordProcessor || !isPassage) element.removeAttribute('lang')
  }
}

function wrapContent(element: Element, name: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
