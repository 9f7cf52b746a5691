import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import {
  caretMark,
  EarlyText,
  type EarlyTextRef,
  type RichTextBoxProps,
  textClass,
  toTextAttributes,
} from './early-text'
import { formFormatting } from './form-formatting'
import { LinkTool } from './link-tool'
import styles from './rich-text-box.module.css'
import { textDocument } from './text-formatting'
import { TextTools } from './text-tools'

const extensions = [textDocument, ...formFormatting]
const emptyParagraph = '<p></p>'

/** A form field with an editor for rich text. Its tools are above the text. */
export function RichTextBox(props: RichTextBoxProps & { earlyText?: EarlyTextRef }) {
  const { id, label, text, onChange, onBlur } = props
  const ownEarlyText = useRef<string | null>(null)
  const { earlyText = ownEarlyText } = props
  const attributes = { ...toTextAttributes(props), class: textClass }
  const editor = useEditor(
    {
      immediatelyRender: useHydrated(),
      shouldRerenderOnTransaction: false,
      // Tiptap would add a style element, which the content security policy forbids.
      injectCSS: false,
      extensions,
      content: text || emptyParagraph,
      editorProps: { attributes },
      onUpdate: ({ editor: changedEditor }) => onChange(getHtml(changedEditor)),
      onBlur,
    },
    [id],
  )
  const reportChange = useEffectEvent(onChange)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  // A layout effect runs before the next key press. `useEffect` might run after it, and would then
  // overwrite the typed letter.
  useLayoutEffect(() => {
    if (!editor) return
    // Tiptap destroys an editor that is not mounted within 1 ms, which React may delay. An update
    // in a layout effect makes React run Tiptap's effect, which creates a new one, before input.
    if (editor.isDestroyed) {
      renderAgain()
      return
    }
    const previousHtml = getHtml(editor)
    if (earlyText.current !== null) {
      continueText(editor, earlyText.current)
      earlyText.current = null
      if (getHtml(editor) !== previousHtml) reportChange(getHtml(editor))
    } else if (text !== previousHtml) {
      editor.commands.setContent(text || emptyParagraph, { emitUpdate: false })
    }
  }, [editor, text, earlyText])
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes } })
  })

  return (
    <div className={styles.box}>
      {editor ? (
        <>
          <TextTools editor={editor} label={label} className={styles.tools} onLeave={() => editor.view.focus()}>
            <LinkTool editor={editor} id={`${id}-link`} />
          </TextTools>
          <EditorContent editor={editor} />
        </>
      ) : (
        <EarlyText {...props} earlyText={earlyText} />
      )}
    </div>
  )
}

const getHtml = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** Shows an early text, and moves the focus to its caret if it had the focus. */
function continueText(editor: Editor, html: string): void {
  editor.commands.setContent(html, { emitUpdate: false })
  editor.state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(caretMark) ?? -1
    if (index < 0) return
    const caret = position + index
    const removal = { from: caret, to: caret + caretMark.length }
    editor
      .chain()
      .deleteRange(removal)
      .setTextSelection(caret)
      .setMeta('preventUpdate', true)
      .setMeta('addToHistory', false)
      .run()
    editor.view.focus()
  })
}
