import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import styles from './visible-selection.module.css'

/**
 * Highlights the selection while a tool of the text has the focus. Browsers show a selection only
 * in the element with the focus.
 */
export const VisibleSelection = Extension.create({
  name: 'visibleSelection',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          decorations({ doc, selection: { empty, from, to } }) {
            // Runs again when the focus changes, because Tiptap handles it as a transaction.
            if (empty || editor.isFocused) return null
            return DecorationSet.create(doc, [
              Decoration.inline(from, to, { class: styles.selected ?? '', 'data-selection': '' }),
            ])
          },
        },
      }),
    ]
  },
})
