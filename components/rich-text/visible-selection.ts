import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import styles from './visible-selection.module.css'

/** Shows the selection while a text tool has the focus, because browsers hide it then. */
export const VisibleSelection = Extension.create({
  name: 'visibleSelection',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          decorations({ doc, selection: { empty, from, to } }) {
            // Focus and blur are transactions of Tiptap, so this runs again after them.
            if (empty || editor.isFocused) return null
            return DecorationSet.create(doc, [Decoration.inline(from, to, { class: styles.selected ?? '' })])
          },
        },
      }),
    ]
  },
})
