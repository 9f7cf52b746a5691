import { type Extensions, Node } from '@tiptap/core'
import { KeepCaret } from '@/components/rich-text/keep-caret'
import { textDocument, textFormatting } from '@/components/rich-text/text-formatting'
import { LanguageMark } from './language-mark'

/** The formatting of texts on the page. */
export const formatting = [...textFormatting(false), LanguageMark]

export const richText: Extensions = [textDocument, ...formatting]

/** A single line of plain text without paragraphs, so that a heading stays a heading. */
export const plainText: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'text*' }),
  Node.create({ name: 'text' }),
  KeepCaret,
]

/** Plain text with several lines, one element per line. */
export const lines: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'line+' }),
  Node.create({
    name: 'line',
    content: 'text*',
    parseHTML: () => [{ tag: 'div' }],
    renderHTML: () => ['div', { 'data-line': '' }, 0],
  }),
  Node.create({ name: 'text' }),
  KeepCaret,
]
