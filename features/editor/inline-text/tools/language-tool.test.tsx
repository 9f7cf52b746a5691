import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { openToolbar } from './open-toolbar.fixture'

beforeEach(() => {
  document.documentElement.lang = 'de-DE'
})

const getTool = () => screen.getByTitle(/^Sprache/)
const getChoices = () => screen.getByRole('group', { name: 'Sprache' })
const choose = async (name: string) => {
  const user = userEvent.setup()
  await user.click(getTool())
  await user.click(screen.getByRole('button', { name }))
}

it('offers the site’s other language, then others, and shows the selected one', async () => {
  const { editor, container, select } = openToolbar('<p>Das Royal Opera House</p>')
  select(5, 16)
  await userEvent.click(getTool())
  const names = [...getChoices().children].map(({ textContent }) => textContent)
  expect(names.slice(0, 4)).toEqual(['Sprache der Seite', 'Englisch', 'Französisch', 'Italienisch'])
  expect(names).not.toContain('Deutsch')
  expect(screen.getByRole('button', { pressed: true, name: 'Sprache der Seite' })).toBeVisible()
  await expectAccessible(container)

  await userEvent.click(screen.getByRole('button', { name: 'Englisch' }))
  expect(editor.getHTML()).toBe('<p>Das <span lang="en">Royal Opera</span> House</p>')
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(getTool().closest('details')).not.toHaveAttribute('open')
  expect(getTool()).toHaveAccessibleName('Sprache: Englisch')
  await userEvent.click(getTool())
  expect(screen.getByRole('button', { pressed: true, name: 'Englisch' })).toBeVisible()
})

it('applies to the passage or word at the caret without a selection', async () => {
  const { editor, select } = openToolbar('<p>Die <span lang="en">Old Vic</span> zeigt Guignol.</p>')
  select(7)
  expect(getTool()).toHaveAccessibleName('Sprache: Englisch')
  await choose('Sprache der Seite')
  select(22)
  await choose('Französisch')
  expect(editor.getHTML()).toBe('<p>Die Old Vic zeigt <span lang="fr">Guignol</span>.</p>')
  expect(editor.state.selection.from).toBe(22)
})

it('changes the language of a part of a passage; text typed after it is not part of it', async () => {
  const { editor, select } = openToolbar('<p><span lang="en">Royal Opera</span></p>')
  select(7, 12)
  await choose('Italienisch')
  act(() => {
    editor.commands.setTextSelection(12)
    editor.view.dispatch(editor.state.tr.insertText('!'))
  })
  expect(editor.getHTML()).toBe('<p><span lang="en">Royal </span><span lang="it">Opera</span>!</p>')
})

it('offers a pasted language where it is used', () => {
  const { select } = openToolbar('<p>Die <span lang="pt">bossa</span></p>')
  expect(screen.queryByText('Portugiesisch')).toBeNull()
  select(6)
  expect(getTool()).toHaveAccessibleName('Sprache: Portugiesisch')
  expect(screen.getByText('Portugiesisch')).toHaveAttribute('aria-pressed', 'true')
})

it('closes the list with Escape before leaving the tools', async () => {
  openToolbar('<p>Text</p>')
  await userEvent.click(getTool())
  const choice = screen.getByRole('button', { name: 'Englisch' })
  choice.focus()
  fireEvent.keyDown(choice, { key: 'Escape' })
  expect(getTool()).toHaveFocus()
  expect(getTool().closest('details')).not.toHaveAttribute('open')
  fireEvent.keyDown(getTool(), { key: 'Escape' })
  expect(screen.getByRole('textbox')).toHaveFocus()
})
