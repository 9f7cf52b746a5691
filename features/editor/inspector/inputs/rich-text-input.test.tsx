import { act, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
// Loaded in advance: on a busy machine the field loads it slower than the test waits.
import '../../inline-text/rich-text-box'
import { RichTextInput } from './rich-text-input'

const onChange = vi.fn()

function Field({ onRendered = () => undefined }: { onRendered?: (value: string) => void }) {
  const [value, setValue] = useState('<p>Eins</p>')
  useLayoutEffect(() => onRendered(value))
  const change = (html: string) => {
    onChange(html)
    setValue(html)
  }
  return (
    <>
      <RichTextInput
        id="words"
        label="Beschreibung"
        value={value}
        isRequired={false}
        error={undefined}
        onChange={change}
        onBlur={() => undefined}
      />
      <button type="button" onClick={() => setValue('<p>Zwei</p>')}>
        Rückgängig
      </button>
    </>
  )
}

const getTextEditor = (element: HTMLElement) => {
  const { editor } = element as HTMLElement & { editor?: Editor }
  if (!editor) throw new Error('Nobody writes there.')
  return editor
}

it('has a name and a toolbar, and shows later changes of its text', async () => {
  renderIn('de', <Field />)
  const text = await screen.findByRole('textbox', { name: 'Beschreibung' })
  expect(text).toHaveAttribute('id', 'words')
  expect(screen.getByRole('toolbar', { name: 'Text' })).toBeInTheDocument()
  expect(text.innerHTML).toBe('<p>Eins</p>')

  act(() => getTextEditor(text).commands.insertContentAt(5, ' <strong>mehr</strong>'))
  expect(onChange).toHaveBeenLastCalledWith('<p>Eins <strong>mehr</strong></p>')
  act(() => screen.getByRole('button', { name: 'Rückgängig' }).click())
  expect(text.innerHTML).toBe('<p>Zwei</p>')
  act(() => getTextEditor(text).commands.clearContent(true))
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(screen.getByRole('textbox', { name: 'Beschreibung' })).toBe(text)
})

it('keeps a letter that arrives between a render and its effects', async () => {
  const type = (at: number, letter: string) =>
    getTextEditor(screen.getByRole('textbox')).commands.insertContentAt(at, letter)
  const onRendered = (value: string) => {
    if (value === '<p>Eins m</p>') type(7, 'e')
  }
  renderIn('de', <Field onRendered={onRendered} />)
  const text = await screen.findByRole('textbox', { name: 'Beschreibung' })
  const shownTexts: string[] = []
  getTextEditor(text).on('transaction', ({ editor }) => shownTexts.push(editor.getText()))
  act(() => type(5, ' m'))
  expect(shownTexts).toEqual(['Eins m', 'Eins me'])
  expect(onChange).toHaveBeenLastCalledWith('<p>Eins me</p>')
})
