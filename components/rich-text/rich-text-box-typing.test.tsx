import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { RichTextBox } from './rich-text-box'

beforeEach(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
})

function Box({ onRendered = () => undefined }: { onRendered?: (value: string) => void }) {
  const [value, setValue] = useState('<p>Eins</p>')
  useLayoutEffect(() => onRendered(value))
  return (
    <RichTextBox
      id="words"
      label="Beschreibung"
      language="de"
      text={value}
      isRequired={false}
      isInvalid={false}
      onChange={setValue}
      onBlur={() => undefined}
    />
  )
}

const getTextBox = () => screen.getByRole<HTMLElement & { editor: Editor }>('textbox', { name: 'Beschreibung' })

it('keeps a letter that arrives between a render and its effects', async () => {
  const type = (position: number, letters: string) => getTextBox().editor.commands.insertContentAt(position, letters)
  const onRendered = (value: string) => {
    if (value === '<p>Eins m</p>') type(7, 'e')
  }
  renderIn('de', <Box onRendered={onRendered} />)
  await screen.findByRole('textbox', { name: 'Beschreibung' })
  const shownTexts: string[] = []
  getTextBox().editor.on('transaction', ({ editor }) => shownTexts.push(editor.getText()))
  act(() => type(5, ' m'))
  expect(shownTexts).toEqual(['Eins m', 'Eins me'])
})

it('moves the focus to the address of a link, so that typing keeps the selected word', async () => {
  const user = userEvent.setup()
  renderIn('de', <Box />)
  await screen.findByRole('textbox', { name: 'Beschreibung' })
  act(() => {
    getTextBox().editor.view.focus()
    getTextBox().editor.commands.setTextSelection({ from: 1, to: 5 })
  })
  await user.click(screen.getByTitle('Link'))
  await user.keyboard('example.org{Enter}')
  expect(getTextBox().innerHTML).toContain('href="https://example.org"')
  expect(getTextBox()).toHaveTextContent('Eins')
})
