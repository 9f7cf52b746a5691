import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import styles from './visible-selection.module.css'

/** Shows what is selected also while a tool of the text has the focus, for which browsers hide it. */
export const VisibleSelection = Extension.create({
  name: 'visibleSelection',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          decorations({ doc, selection: { empty, from, to } }) {
            // Focus and blur are transactions of Tiptap, after which this is asked again.
            if (empty || editor.isFocused) return null
            return DecorationSet.create(doc, [Decoration.inline(from, to, { class: styles.selected ?? '' })])
          },
        },
      }),
    ]
  },
})
