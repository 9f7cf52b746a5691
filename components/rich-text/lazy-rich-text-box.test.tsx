import { act, fireEvent, screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { Suspense, use, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderIn, wrapIn } from '@/tests/render'
import { LazyRichTextBox } from './lazy-rich-text-box'
import { RichTextBox } from './rich-text-box'

function Box({ initialText, as: Element }: { initialText: string; as: typeof LazyRichTextBox }) {
  const [text, setText] = useState(initialText)
  return (
    <>
      <Element
        id="text"
        label="Beschreibung"
        language="de"
        text={text}
        isRequired={false}
        isInvalid={false}
        onChange={setText}
        onBlur={() => undefined}
      />
      <output>{text}</output>
    </>
  )
}

const LateBox = ({ load }: { load: Promise<string> }) => <Box initialText={use(load)} as={RichTextBox} />

const getText = () => screen.getByRole<HTMLElement & { editor?: Editor }>('textbox', { name: 'Beschreibung' })
const waitForEditor = () => vi.waitFor(() => expect(getText().editor).toBeDefined())

function focusEarly(): void {
  // jsdom does not focus editable elements by themselves.
  getText().tabIndex = 0
  getText().focus()
}

/** Writes into the text before its editor is ready. The caret is behind the first word. */
function writeEarly(html: string): void {
  focusEarly()
  getText().innerHTML = html
  const [word] = getText().querySelector('p')?.childNodes ?? []
  if (word) getSelection()?.collapse(word, 4)
}

it('keeps typed words and their caret until the editor has loaded after a failure', async () => {
  vi.doMock('./rich-text-box', () => Promise.reject(new Error('offline')))
  renderIn('de', <Box initialText="<ul><li><p>Stimme</p></li></ul>" as={LazyRichTextBox} />)
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' })
  vi.doUnmock('./rich-text-box')
  writeEarly('<ul><li><p>Neue Stimme</p></li></ul>')
  fireEvent.input(getText())
  fireEvent.click(retry)
  expect(screen.getByRole('status')).toHaveTextContent('<ul><li><p>Neue Stimme</p></li></ul>')
  await waitForEditor()
  expect(getText()).toHaveFocus()
  act(() => void getText().editor?.commands.insertContent('!'))
  expect(screen.getByRole('status')).toHaveTextContent('<ul><li><p>Neue! Stimme</p></li></ul>')
})

it('keeps an empty text empty', async () => {
  renderIn('de', <Box initialText="" as={LazyRichTextBox} />)
  focusEarly()
  await waitForEditor()
  expect(getText()).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('keeps words that are typed before hydration', async () => {
  const page = wrapIn('de', <Box initialText="" as={RichTextBox} />)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  writeEarly('<p>Neue Worte</p>')
  const root = await act(async () => hydrateRoot(container, page))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  await waitForEditor()
  expect(getText()).toHaveFocus()
  expect(await screen.findByText('<p>Neue Worte</p>')).toBeVisible()
})

it('shows its editor if React delays the page after the editor is created', async () => {
  // Tiptap destroys an editor that is not mounted within 1 ms, and React delays the mount here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    wrapIn(
      'de',
      <Suspense fallback="…">
        <LateBox load={Promise.resolve('<p>Stimme</p>')} />
      </Suspense>,
    ),
  )
  await waitForEditor()
  expect(getText()).toHaveTextContent('Stimme')
})
