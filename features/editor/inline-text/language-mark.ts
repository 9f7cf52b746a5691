import { Mark } from '@tiptap/core'
import { isLanguageTag } from '@/lib/contract/common/language-tag'

export const LanguageMark = Mark.create({
  name: 'language',
  // Higher than the priority of links, so that a passage with a link stays one element.
  priority: 1001,
  // Text typed after a passage has the language of the page.
  inclusive: false,
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]', getAttrs: (element) => (isLanguageTag(element.lang) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})
