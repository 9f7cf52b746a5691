import { nestLists } from './nest-lists'

/**
 * Parses another program's HTML into an inert document. The content security policy forbids style attributes, in parsed
 * documents as well; bold, italic and list styles become elements.
 */
export function parseHtml(html: string): Document {
  const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
  const unstyled = html.replaceAll(tags, (tag) => tag.replaceAll(/\sstyle(?=\s*=\s*["'])/gi, ' data-style'))
  const parsed = new DOMParser().parseFromString(unstyled, 'text/html')
  nestLists(parsed.body)
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

function wrapContent(element: Element, name: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
