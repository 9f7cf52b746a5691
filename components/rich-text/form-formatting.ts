import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { sharedFormatting } from './text-formatting'

/** The formatting of rich text (spec §3) in forms, with undo: bold, italic, lists, links. */
export const formFormatting: Extensions = [
  StarterKit.configure({
    document: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
  }),
  ...sharedFormatting,
]
