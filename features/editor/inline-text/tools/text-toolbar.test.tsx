import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { openToolbar } from './open-toolbar.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

beforeEach(() => {
  const targets = [
    { kind: 'page', title: 'Satzung', url: '/de/verband/satzung' },
    { kind: 'file', title: 'Satzung als PDF', url: '/api/files/1/satzung.pdf' },
    { kind: 'person', title: 'Ada Abend', url: 'mailto:ada@example.org' },
  ]
  vi.mocked(callBackend).mockResolvedValue({ status: 200, data: targets, retryAfter: null })
})

const open = () => openToolbar('<p>Ein <strong>Wort</strong> <a href="/de/haus">Haus</a></p>')
const getTool = (name: string) => screen.getByRole('button', { name })
const getTextBox = () => screen.getByRole('textbox', { name: 'Text' })

it('shows the formatting at the caret', () => {
  const { editor } = open()
  act(() => editor.commands.setTextSelection(7))
  expect(getTool('Fett')).toHaveAttribute('aria-pressed', 'true')
  act(() => editor.commands.setTextSelection(2))
  expect(getTool('Fett')).toHaveAttribute('aria-pressed', 'false')
})

it('does not render for characters that change nothing in the toolbar', () => {
  const { editor, getRenderCount } = open()
  act(() => editor.commands.setTextSelection(2))
  const before = getRenderCount()
  for (const letter of 'abc') act(() => editor.commands.insertContent(letter))
  expect(editor.getText()).toContain('abc')
  expect(getRenderCount()).toBe(before)
})

it('moves the focus to the toolbar with Alt+F10 and back with Escape', () => {
  open()
  getTextBox().focus()
  fireEvent.keyDown(getTextBox(), { key: 'F10', altKey: true })
  expect(getTool('Fett')).toHaveFocus()
  fireEvent.keyDown(getTool('Fett'), { key: 'Escape' })
  expect(getTextBox()).toHaveFocus()
})

it('moves the focus to the link’s address with Ctrl+K, and back with an Escape that follows at once', () => {
  const { select } = open()
  select(12)
  fireEvent.keyDown(getTextBox(), { key: 'k', ctrlKey: true })
  const address = screen.getByRole('combobox', { name: /^Ziel/ })
  expect(address).toHaveFocus()
  expect(address).toHaveValue('/de/haus')
  fireEvent.keyDown(address, { key: 'Escape' })
  expect(address.closest('details')).not.toHaveAttribute('open')
  expect(getTextBox()).toHaveFocus()
})

it('moves the focus to the link’s address by pointer, so that typing keeps the selected word', async () => {
  const user = userEvent.setup()
  const { select } = open()
  select(1, 4)
  await user.click(screen.getByTitle('Link'))
  await user.keyboard('/de/satzung{Enter}')
  expect(listLinks()[0]).toEqual(['Ein', '/de/satzung'])
  expect(getTextBox()).toHaveTextContent('Ein Wort Haus')
  expect(getTextBox()).toHaveFocus()
})

it('opens the page of a link in a new tab for editing', () => {
  const { editor } = open()
  act(() => editor.commands.setTextSelection(12))
  const link = screen.getByText('Seite öffnen')
  expect(link).toHaveAttribute('href', '/de/haus?edit')
  expect(link).toHaveAttribute('target', '_blank')
  act(() => editor.commands.setTextSelection(2))
  expect(screen.queryByText('Seite öffnen')).toBeNull()
})

function openLinkField() {
  fireEvent.keyDown(getTextBox(), { key: 'k', ctrlKey: true })
  return screen.getByRole('combobox', { name: /^Ziel/ })
}
const listLinks = () =>
  [...getTextBox().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

it('finds pages, files and people while typing, and links the selected words, which stay visible', async () => {
  const user = userEvent.setup()
  const { select } = open()
  select(1, 4)
  await user.type(openLinkField(), 'satz')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Satzung/de/verband/satzung', 'Satzung als PDFDatei'])
  expect(screen.getByRole('combobox')).toHaveFocus()
  await waitFor(() => expect(getTextBox().querySelector('[class*=selected]')).toHaveTextContent('Ein'))
  await user.keyboard('{ArrowDown}{Enter}{Enter}')
  expect(listLinks()).toEqual([
    ['Ein', '/de/verband/satzung'],
    ['Haus', '/de/haus'],
  ])
})

it('finds pages in the language of the page, not of the editor', async () => {
  document.documentElement.lang = 'en-US'
  onTestFinished(() => {
    document.documentElement.lang = ''
  })
  open()
  await userEvent.type(openLinkField(), 'press')
  await waitFor(() =>
    expect(callBackend).toHaveBeenLastCalledWith(
      'GET',
      '/en/pageeditor-api/link-targets/?search=press',
      expect.anything(),
    ),
  )
})

it('inserts the title of the page as a link without a selection', async () => {
  const user = userEvent.setup()
  const { select } = open()
  select(1)
  await user.type(openLinkField(), 'satzung')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}{Enter}')
  expect(listLinks()[0]).toEqual(['Satzung', '/de/verband/satzung'])
})

it('rejects words that are not an address', async () => {
  const user = userEvent.setup()
  const { select } = open()
  select(1, 4)
  await user.type(openLinkField(), 'Hausordnung')
  await screen.findByText('Keine Vorschläge')
  await user.keyboard('{Enter}')
  expect(screen.getByText(/^Das ist keine Adresse/)).toBeVisible()
  expect(listLinks()).toEqual([['Haus', '/de/haus']])
})
