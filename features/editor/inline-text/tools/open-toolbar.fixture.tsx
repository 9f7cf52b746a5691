import { act } from '@testing-library/react'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { Profiler } from 'react'
import { renderIn } from '@/tests/render'
import { createEditorOptions } from '../editor-options'
import { TextToolbar } from './text-toolbar'

interface TestTextEditorProps {
  text: string
  onEditor: (editor: Editor) => void
  /** Called when the toolbar is rendered. */
  onRender: () => void
}

function TestTextEditor({ text, onEditor, onRender }: TestTextEditorProps) {
  const attributes = { role: 'textbox', 'aria-label': 'Text' }
  const editor = useEditor(
    createEditorOptions({ kind: 'rich', text, attributes, onChange: () => undefined, onPaste: () => false }),
    [],
  )
  if (!editor) return null
  onEditor(editor)
  return (
    <>
      <Profiler id="tools" onRender={onRender}>
        <TextToolbar editor={editor} onLeave={() => editor.view.focus()} />
      </Profiler>
      <EditorContent editor={editor} />
    </>
  )
}

export function openToolbar(text: string) {
  const editors: Editor[] = []
  let renderCount = 0
  const { container } = renderIn(
    'de',
    <TestTextEditor text={text} onEditor={(editor) => editors.push(editor)} onRender={() => void renderCount++} />,
  )
  const [editor] = editors
  if (!editor) throw new Error('There is no editor.')
  // The command `focus` would take the focus from the next field.
  const select = (from: number, to = from) =>
    act(() => {
      editor.view.focus()
      editor.commands.setTextSelection({ from, to })
    })
  return { editor, container, select, getRenderCount: () => renderCount }
}
