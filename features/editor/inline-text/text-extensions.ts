import { type Extensions, Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { TrailingNode } from '@tiptap/extensions/trailing-node'
import { KeepCaret } from '@/components/rich-text/keep-caret'
import { sharedFormatting, textDocument } from '@/components/rich-text/text-formatting'
import { LanguageMark } from './language-mark'

/**
 * The formatting of texts on the page, in the order of StarterKit, which would load extensions that
 * they do not use. Without undo, because the editor undoes changes of texts with those of blocks.
 */
export const formatting: Extensions = [
  Bold,
  BulletList,
  Dropcursor,
  HardBreak,
  Italic,
  ListItem,
  ListKeymap,
  OrderedList,
  Paragraph,
  Text,
  TrailingNode,
  ...sharedFormatting,
  LanguageMark,
]

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
