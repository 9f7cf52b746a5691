import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { registerCaret } from '@/components/behavior/focus-origin'

/** Restores the caret of a text when a dialog or panel returns the focus to the text. */
export const KeepCaret = Extension.create({
  name: 'keepCaret',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        view(view) {
          const unregister = registerCaret(view.dom, () => view.focus())
          return { destroy: () => unregister() }
        },
      }),
    ]
  },
})
