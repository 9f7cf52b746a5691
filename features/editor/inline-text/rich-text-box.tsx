import { EditorContent, useEditor } from '@tiptap/react'
import { useLayoutEffect, useState } from 'react'
import { createEditorOptions, showText } from './editor-options'
import type { PastedWithContext } from './pasting/handle-paste'
import { countSkippedInText } from './pasting/skipped-content'
import { useSkippedContentMessage } from './pasting/use-skipped-content-message'
import { TextToolbar } from './tools/text-toolbar'

export interface RichTextBoxProps {
  id: string
  label: string
  /** The HTML. Later changes are shown as well. */
  text: string
  onChange: (html: string) => void
  className: string
  /** True if the editor gets the focus. */
  takesFocus?: boolean
  /** The class of the toolbar above the text; undefined for no toolbar. */
  toolsClassName?: string
}

/** A rich text editor in a form field. */
export function RichTextBox(props: RichTextBoxProps) {
  const { id, label, text, onChange, className, takesFocus = false, toolsClassName } = props
  const [skippedMessage, setSkippedMessage] = useState<string | null>(null)
  const describeSkipped = useSkippedContentMessage()
  const onPaste = ({ parsedPaste }: PastedWithContext) => {
    setSkippedMessage(describeSkipped(countSkippedInText(parsedPaste)))
    return false
  }
  const attributes = { id, class: className, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }
  const editor = useEditor(
    {
      ...createEditorOptions({ kind: 'rich', text, attributes, onChange: (read) => onChange(read()), onPaste }),
      autofocus: takesFocus && 'end',
    },
    [id, label, className],
  )
  // A layout effect runs before the next key press. A later effect would replace a letter that was
  // typed after this rendering.
  useLayoutEffect(() => {
    if (editor) showText(editor, 'rich', text)
  }, [editor, text])

  return (
    <>
      {editor && toolsClassName && (
        <div className={toolsClassName}>
          <TextToolbar editor={editor} onLeave={() => editor.view.focus()} />
        </div>
      )}
      <EditorContent editor={editor} />
      <p role="status">{skippedMessage}</p>
    </>
  )
}
