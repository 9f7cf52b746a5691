import { type Extensions, Node } from '@tiptap/core'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'
import { linkAddress } from '@/lib/contract/link-address'
import { tableNodes } from './table-extensions'
import { VisibleSelection } from './visible-selection'

/** The allowed formatting of rich text (spec §3): bold, italic, lists, links. */
const formatting: Extensions = [
  StarterKit.configure({
    document: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // Undo is handled by the page's editor, for texts, blocks and settings.
    undoRedo: false,
    link: false,
  }),
  VisibleSelection,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    // The same rule as in the backend.
    isAllowedUri: (address) => linkAddress(address) !== null,
  }),
]

/** A rich text. */
export const richText: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  ...formatting,
]

/** A table of rich texts. */
export const tableText: Extensions = [...tableNodes, ...formatting]

/** A single line of plain text without paragraphs, so that a heading stays a heading. */
export const plainText: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'text*' }),
  Node.create({ name: 'text' }),
]
