import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { registerCaret } from '@/components/behavior/focus-origin'

/**
 * Restores the caret of a text when a dialog or panel returns the focus to the text. Browsers
 * report a moved caret after the next key, so it is read before each key and at the loss of focus.
 */
export const KeepCaret = Extension.create({
  name: 'keepCaret',
  addProseMirrorPlugins() {
    // After a focus by keyboard, the browser may show its own caret for some milliseconds, without
    // a selection event. The first key must not write there.
    let isCaretOutdated = false
    const handleKeyDown = (view: EditorView) => {
      if (isCaretOutdated) view.focus()
      else readCaret(view)
      isCaretOutdated = false
    }
    return [
      new Plugin({
        view(view) {
          const unregister = registerCaret(view.dom, () => view.focus())
          return { destroy: () => unregister() }
        },
        props: {
          handleDOMEvents: {
            keydown: handleKeyDown,
            blur(view) {
              if (!isCaretOutdated) readCaret(view)
            },
            focus() {
              isCaretOutdated = true
            },
            mouseup() {
              isCaretOutdated = false
            },
          },
        },
      }),
    ]
  },
})

/** Updates the selection of a text to the browser's, which may have moved without an event yet. */
export function readCaret(view: EditorView): void {
  const { dom, state, composing } = view
  const range = document.getSelection()
  if (composing || !range?.anchorNode || !range.focusNode) return
  if (!dom.contains(range.anchorNode) || !dom.contains(range.focusNode)) return
  // The browser's selection cannot represent a selected node or selected cells.
  const isText = state.selection instanceof TextSelection
  if (!isText && (state.selection.empty || !range.isCollapsed)) return
  const toResolved = (node: Node, offset: number) => state.doc.resolve(view.posAtDOM(node, offset, 1))
  const selection = TextSelection.between(
    toResolved(range.anchorNode, range.anchorOffset),
    toResolved(range.focusNode, range.focusOffset),
  )
  if (!selection.eq(state.selection)) view.dispatch(state.tr.setSelection(selection))
}
