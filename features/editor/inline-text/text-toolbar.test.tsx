import { act, fireEvent, screen } from '@testing-library/react'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { renderIn } from '@/tests/render'
import { editorOptions } from './editor-options'
import { TextToolbar } from './text-toolbar'

interface WrittenProps {
  onEditor: (editor: Editor) => void
  onRender: () => void
}

function Written({ onEditor, onRender }: WrittenProps) {
  const text = '<p>Ein <strong>Wort</strong> <a href="/de/haus">Haus</a></p>'
  const attributes = { 'aria-label': 'Text' }
  const editor = useEditor(editorOptions({ kind: 'rich', text, attributes, onChange: () => undefined }), [])
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

function open() {
  const seen: { editor: Editor | null; drawings: number } = { editor: null, drawings: 0 }
  renderIn(
    'de',
    <Written
      onEditor={(editor) => {
        seen.editor = editor
      }}
      onRender={() => {
        seen.drawings += 1
      }}
    />,
  )
  const { editor } = seen
  if (!editor) throw new Error('There is no editor.')
  return { editor, drawings: () => seen.drawings }
}

const tool = (name: string) => screen.getByRole('button', { name })
const text = () => screen.getByRole('textbox', { name: 'Text' })

test('the toolbar shows the formatting at the caret', () => {
  const { editor } = open()
  act(() => editor.commands.setTextSelection(7))
  expect(tool('Fett')).toHaveAttribute('aria-pressed', 'true')
  act(() => editor.commands.setTextSelection(2))
  expect(tool('Fett')).toHaveAttribute('aria-pressed', 'false')
})

test('letters that change nothing about the tools do not draw them anew', () => {
  const { editor, drawings } = open()
  act(() => editor.commands.setTextSelection(2))
  const before = drawings()
  for (const letter of 'abc') act(() => editor.commands.insertContent(letter))
  expect(editor.getText()).toContain('abc')
  expect(drawings()).toBe(before)
})

test('Alt+F10 moves the focus to the toolbar, and Escape back to the text', () => {
  open()
  text().focus()
  fireEvent.keyDown(text(), { key: 'F10', altKey: true })
  expect(tool('Fett')).toHaveFocus()
  fireEvent.keyDown(tool('Fett'), { key: 'Escape' })
  expect(text()).toHaveFocus()
})

test('Ctrl+K moves the focus to the address of the link at the caret, and Escape back in two steps', () => {
  const { editor } = open()
  act(() => editor.commands.setTextSelection(12))
  fireEvent.keyDown(text(), { key: 'k', ctrlKey: true })
  const address = screen.getByRole('textbox', { name: 'Adresse' })
  expect(address).toHaveFocus()
  expect(address).toHaveValue('/de/haus')
  fireEvent.keyDown(address, { key: 'Escape' })
  expect(address.closest('details')).not.toHaveAttribute('open')
  expect(address.closest('details')?.querySelector('summary')).toHaveFocus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(text()).toHaveFocus()
})
