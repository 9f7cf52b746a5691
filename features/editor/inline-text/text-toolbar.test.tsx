import { act, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { renderIn } from '@/tests/render'
import { createInlineEditor } from './inline-editor'
import { TextToolbar } from './text-toolbar'

function open() {
  const element = document.body.appendChild(document.createElement('div'))
  const text = '<p>Ein <strong>Wort</strong></p>'
  const onChange = () => undefined
  const { editor } = createInlineEditor(element, {
    kind: 'rich',
    label: 'Text',
    text,
    onChange,
    takesFocus: false,
  })
  let drawings = 0
  renderIn(
    'de',
    <Profiler id="tools" onRender={() => (drawings += 1)}>
      <TextToolbar editor={editor} />
    </Profiler>,
  )
  return { editor, drawings: () => drawings }
}

test('the tools show what the text is where the caret stands', () => {
  const { editor } = open()
  const bold = screen.getByRole('button', { name: 'Fett' })
  act(() => editor.commands.setTextSelection(7))
  expect(bold).toHaveAttribute('aria-pressed', 'true')
  act(() => editor.commands.setTextSelection(2))
  expect(bold).toHaveAttribute('aria-pressed', 'false')
})

test('letters that change nothing about the tools do not draw them anew', () => {
  const { editor, drawings } = open()
  act(() => editor.commands.setTextSelection(2))
  const before = drawings()
  for (const letter of 'abc') act(() => editor.commands.insertContent(letter))
  expect(editor.getText()).toContain('abc')
  expect(drawings()).toBe(before)
})
