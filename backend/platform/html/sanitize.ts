import sanitizeHtml from 'sanitize-html'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { isHiddenElement } from '@/lib/text/hidden-element'
import { NestedTooDeeplyError } from '../errors'

/** Options of the package `sanitize-html`. Attributes are allowed by element. */
export interface SanitizeOptions
  extends Pick<
    sanitizeHtml.IOptions,
    'allowedSchemes' | 'allowProtocolRelative' | 'nestingLimit' | 'transformTags' | 'exclusiveFilter'
  > {
  allowedTags: string[]
  allowedAttributes?: Record<string, string[]>
}

/** Maximum number of nested elements. Real texts stay far below it. */
export const maxNesting = 100

/** Elements whose text is dropped too if they are not allowed. */
const nonTextTags = [
  ...['script', 'style', 'title', 'noscript', 'template', 'textarea', 'option', 'del'],
  ...['iframe', 'object', 'svg', 'math'],
]

/**
 * The name that hidden elements get while they are sanitized. It is an allowed name, because the
 * filter sees only allowed elements; of all others, only the tags are dropped and the text stays.
 */
const placeholder = 'x-hidden'

/**
 * Sanitizes untrusted HTML with a list of allowed elements. Drops hidden elements, comments and
 * deletions that word processors tracked, together with their text (`isHiddenElement`), and
 * normalizes the remaining text. Limits the nesting, because the parser searches the list of open
 * elements for each tag: a megabyte of `<b>` would take minutes. Stored HTML is at most
 * `nestingLimit` deep, so later parsers need no limit.
 * @throws NestedTooDeeplyError for more than `maxNesting` open elements
 */
export function sanitize(html: string, options: SanitizeOptions): string {
  let openCount = 0
  const { transformTags = {}, allowedTags, allowedAttributes = {}, exclusiveFilter = () => false } = options
  const sanitizedHtml = sanitizeHtml(html, {
    ...options,
    nonTextTags: [...nonTextTags, placeholder],
    allowedTags: [...allowedTags, placeholder],
    allowedAttributes: { ...allowedAttributes, [placeholder]: ['hidden'] },
    transformTags: Object.fromEntries(
      ['*', ...Object.keys(transformTags)].map((name) => [name, dropIfHidden(transformTags[name])]),
    ),
    exclusiveFilter: (frame) => 'hidden' in frame.attribs || exclusiveFilter(frame),
    onOpenTag() {
      openCount += 1
      if (openCount > maxNesting) throw new NestedTooDeeplyError()
    },
    onCloseTag() {
      openCount -= 1
    },
  })
  return normalizeText(sanitizedHtml)
}

/** Wraps the transformation of an element, so that a hidden element becomes the placeholder. */
function dropIfHidden(
  transform: string | sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs }),
): sanitizeHtml.Transformer {
  const transformVisible =
    typeof transform === 'string' ? sanitizeHtml.simpleTransform(transform, {}) : transform
  return (name, attributes) => {
    const isHidden =
      name === placeholder || (isHiddenElement(name, attributes) && !nonTextTags.includes(name))
    return isHidden
      ? { tagName: placeholder, attribs: { hidden: 'hidden' } }
      : transformVisible(name, attributes)
  }
}
