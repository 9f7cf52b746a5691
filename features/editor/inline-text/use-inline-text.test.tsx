import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useReducer, useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { type Data, findData, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { createTree } from '../core/example.fixture'
import { flushPromises, TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { useSelection } from '../selection/use-selection'
import { InlineTextEditor } from './inline-text-editor'
import { useInlineText } from './use-inline-text'

// Without layout, jsdom has neither sizes nor positions.
beforeEach(() => {
  const box = () => new DOMRect()
  Object.assign(Range.prototype, { getBoundingClientRect: box, getClientRects: () => [box()] })
})

const loadTextEditor = async () => undefined

function Page({ editor, onLocked }: { editor: Editor; onLocked: () => void }) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => editor.subscribe(render), [editor])
  const root = useRef<HTMLDivElement>(null)
  const selection = useSelection({ editor, root, onExtend: () => undefined })
  const { start, frozenText, textEditor } = useInlineText({ editor, selection, root, loadTextEditor, onLocked })
  const getText = (key: string, field: string) => {
    const data = frozenText?.key === key ? frozenText.data : findData(editor.document, key)
    return String(data?.[field])
  }
  return (
    <div ref={root}>
      {[pageKey, 'm2'].map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => {
            selection.select(key)
            start(key)
          }}
        >
          {key}
        </button>
      ))}
      <h1 data-field="page-title">{getText(pageKey, 'title')}</h1>
      <section data-module="m1">
        <div data-module="m2">
          <h2 data-field="content">{getText('m2', 'content')}</h2>
        </div>
      </section>
      {textEditor && (
        <InlineTextEditor
          key={textEditor.id}
          {...textEditor.props}
          label="Text"
          onEdge={() => false}
          onPaste={() => false}
          onComment={null}
        />
      )}
    </div>
  )
}

/** Opens a page and starts to edit one of its headings. */
async function open(name: string, key: string) {
  const headline = createTree('in', 'headline', { data: { headline_level: 2, content: 'Vorhang' } })
  const backend = new SimulatedBackend([createTree('box', 'section', { children: [headline] })], { title: 'Spielplan' })
  const [anna, ben] = [await TestSession.start(backend), await TestSession.start(backend, 'ben')]
  const onLocked = vi.fn()
  renderIn('de', <Page editor={anna.editor} onLocked={onLocked} />)
  const text = screen.getByRole('heading', { name })
  fireEvent.click(screen.getByRole('button', { name: key }))
  await act(flushPromises)
  expect(text).toHaveAttribute('contenteditable', 'true')
  const write = (words: string) => {
    text.replaceChildren(words)
    // The text editor observes the element.
    return act(flushPromises)
  }
  const getData = (key: string): Data | undefined => findData(anna.editor.document, key)
  return { anna, ben, backend, text, write, getData, onLocked }
}

it.each(['m1', 'm2'])('ends the editing and keeps the words when a colleague locks %s', async (key) => {
  const { anna, ben, backend, text, write, getData, onLocked } = await open('Vorhang', 'm2')
  await write('Vorhang auf')
  ben.editor.execute({ type: 'change', key, fields: { is_locked: true } })
  await ben.save()
  const module = backend
    .open()
    .modules.flatMap((box) => [box, ...box.children])
    .find(({ id }) => `m${id}` === key)
  if (!module) throw new Error('The module is missing.')
  await act(async () => anna.editor.applyRemoteChange(module, 'Ben'))
  expect(onLocked).toHaveBeenCalledOnce()
  expect(text).not.toHaveAttribute('contenteditable', 'true')
  expect(getData('m2')?.content).toBe('Vorhang auf')
  expect(text).toHaveTextContent('Vorhang auf')
})

it('keeps an emptied title empty during a pause, without a step of undo', async () => {
  const { anna, text, write, getData } = await open('Spielplan', pageKey)
  await write('')
  act(() => anna.time.pass(50))
  expect(anna.editor.undoName).toBeNull()
  act(() => void anna.editor.execute({ type: 'change', key: pageKey, fields: { teaser: 'Neu' } }))
  expect(text).toHaveTextContent(/^$/)
  await write('Programm')
  act(() => anna.time.pass(50))
  expect([text.textContent, getData(pageKey)?.title]).toEqual(['Programm', 'Programm'])
})
