import sanitizeHtml from 'sanitize-html'
import { NestedTooDeeplyError } from '../errors'

/** Maximum depth of open elements, far beyond any real text. */
export const maxNesting = 100

/**
 * Sanitizes untrusted HTML by an allow-list. The parser searches its list of open elements for each
 * tag, so time grows with the square of the depth: a megabyte of `<b>` takes minutes without a
 * limit. Stored HTML is at most `nestingLimit` deep, so later parsers need no limit.
 * @throws NestedTooDeeplyError beyond `maxNesting` open elements
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
