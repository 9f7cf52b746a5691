import sanitizeHtml from 'sanitize-html'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { isHiddenElement } from '@/lib/text/hidden-element'
import { NestedTooDeeplyError } from '../errors'

/** Options of `sanitize-html`; attributes are allowed by element. */
export interface SanitizeOptions
  extends Pick<
    sanitizeHtml.IOptions,
    'allowedSchemes' | 'allowProtocolRelative' | 'nestingLimit' | 'transformTags' | 'exclusiveFilter'
  > {
  allowedTags: string[]
  allowedAttributes?: Record<string, string[]>
}

/** Maximum depth of open elements, far beyond any real text. */
export const maxNesting = 100

/** Elements that are dropped with their text if they are not allowed. */
const nonTextTags = [
  ...['script', 'style', 'title', 'noscript', 'template', 'textarea', 'option', 'del'],
  ...['iframe', 'object', 'svg', 'math'],
]

/**
 * The replacement of hidden elements. It is allowed, so that the filter sees and drops it: of other
 * elements only the tags would be dropped.
 */
const placeholder = 'x-hidden'

/**
 * Sanitizes untrusted HTML by an allow-list. Hidden elements, comments and tracked deletions of
 * word processors are dropped with their text (`isHiddenElement`); the text is normalized. The
 * parser searches its list of open elements for each tag, so time grows with the square of the
 * depth: a megabyte of `<b>` takes minutes without a limit. Stored HTML is at most `nestingLimit`
 * deep, so later parsers need no limit.
 * @throws NestedTooDeeplyError beyond `maxNesting` open elements
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

/** Wraps the transformation of an element: a hidden element is replaced by the placeholder. */
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
