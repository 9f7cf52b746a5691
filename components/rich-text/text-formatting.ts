import { type Extensions, Node } from '@tiptap/core'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'
import { normalizeLink } from '@/lib/contract/pages/link-address'
import { CleanPaste } from './clean-paste'
import { KeepCaret } from './keep-caret'
import { VisibleSelection } from './visible-selection'

/**
 * Returns the formatting of rich text (spec §3): bold, italic, lists, links.
 * @param hasUndo true if the text has its own undo; false in the page editor, which undoes changes
 * of texts together with those of blocks and settings
 */
export const textFormatting = (hasUndo: boolean): Extensions => [
  StarterKit.configure({
    document: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    ...(!hasUndo && { undoRedo: false }),
    link: false,
  }),
  VisibleSelection,
  CleanPaste,
  KeepCaret,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    // The backend accepts the same addresses.
    isAllowedUri: (address) => normalizeLink(address) !== null,
  }),
]

/** The document of a rich text: paragraphs and lists. */
export const textDocument = Node.create({ name: 'doc', topNode: true, content: 'block+' })
