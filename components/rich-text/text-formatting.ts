import { type Extensions, Node } from '@tiptap/core'
import Link from '@tiptap/extension-link'
import { normalizeLink } from '@/lib/contract/pages/link-address'
import { CleanPaste } from './clean-paste'
import { KeepCaret } from './keep-caret'
import { VisibleSelection } from './visible-selection'

/** The parts of all rich texts besides the formatting of Tiptap's StarterKit: links and pasting. */
export const sharedFormatting: Extensions = [
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
