import sanitizeHtml from 'sanitize-html'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { isHiddenElement } from '@/lib/text/hidden-element'
import { NestedTooDeeplyError } from '../errors'

/** Options of `sanitize-html`, with allowed attributes by element. */
export interface SanitizeOptions
  extends Pick<
    sanitizeHtml.IOptions,
    'allowedSchemes' | 'allowProtocolRelative' | 'nestingLimit' | 'transformTags' | 'exclusiveFilter'
  > {
  allowedTags: string[]
  allowedAttributes?: Record<string, string[]>
}

/** Maximum of nested elements, far above real texts. */
export const maxNesting = 100

/** Forbidden elements whose text is dropped too. */
const nonTextTags = [
  ...['script', 'style', 'title', 'noscript', 'template', 'textarea', 'option', 'del'],
  ...['iframe', 'object', 'svg', 'math'],
]

/** Name of hidden elements during the sanitizing. The filter sees allowed names only. */
const placeholder = 'x-hidden'

/**
 * Sanitizes untrusted HTML. Drops hidden elements, comments and tracked deletions with their text,
 * and normalizes the rest. Limits the nesting, because the parser searches all open elements for
 * each tag.
 * @throws NestedTooDeeplyError above `maxNesting` open elements
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

/** Wraps a transformation, so that hidden elements become the placeholder. */
function dropIfHidden(
  transform: string | sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs }),
): sanitizeHtml.Transformer {
  const transformVisible = typeof transform === 'string' ? sanitizeHtml.simpleTransform(transform, {}) : transform
  return (name, attributes) => {
    const isHidden = name === placeholder || (isHiddenElement(name, attributes) && !nonTextTags.includes(name))
    return isHidden ? { tagName: placeholder, attribs: { hidden: 'hidden' } } : transformVisible(name, attributes)
  }
}
