import sanitizeHtml from 'sanitize-html'
import { NestedTooDeeplyError } from '../errors'

/** How many elements may be open at a time. Far more than any text has, or than any is kept of. */
export const maxNesting = 100

/**
 * Sanitizes HTML by an allow-list. All HTML from outside is parsed here first. The parser moves and
 * searches the list of open elements for each tag, so that its time grows with the square of their
 * number: without a limit, a megabyte of `<b>` takes minutes. What is stored of it is nested at
 * most `nestingLimit` deep, so that later parsers need no limit.
 * @param html from anybody
 * @returns the HTML that may be stored and shown
 * @throws NestedTooDeeplyError where more than `maxNesting` elements are open; the rest is not read
 */
export function sanitize(html: string, options: sanitizeHtml.IOptions): string {
  let open = 0
  return sanitizeHtml(html, {
    ...options,
    onOpenTag() {
      open += 1
      if (open > maxNesting) throw new NestedTooDeeplyError()
    },
    onCloseTag() {
      open -= 1
    },
  })
}
