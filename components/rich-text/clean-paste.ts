import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { toTextHtml } from './pasting/text-html'

/**
 * Cleans pasted content: removes hidden text, comments and control characters, and keeps the
 * numbers of lists.
 */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: (html, { state }) => toTextHtml(html, 'table' in state.schema.nodes),
        transformPastedText: normalizeText,
      },
    }),
  ],
})
