import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { createDraft } from '../bootstrap/draft.fixture'
import { pageKey } from '../core/document'
import {
  createLink,
  createTranslation,
  focusedKeys,
  getButton,
  getCount,
  getMark,
  getPanel,
  open,
  resetServer,
  server,
  text,
} from './side-by-side.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn(), callWithKeepalive: vi.fn() }))

beforeEach(resetServer)

it('describes each open mark with its changed words, reached by buttons and keys', async () => {
  const parts = [
    { text: 'One', change: 'same' as const },
    { text: ' more', change: 'added' as const },
  ]
  const changed = {
    ...createLink(1, 11, 'changed'),
    fields: [{ field: 'content', before: '<p>One</p>', after: '<p>One more</p>', parts }],
  }
  const { user, container } = await open(
    ['Eins', 'Weg', 'Three'],
    [text(11, 'One more'), text(12, 'Two'), text(13, 'Three')],
    { modules: [changed, createLink(2, 99, 'removed'), createLink(3, 13, 'copied')] },
  )
  expect(getCount()).toHaveTextContent('4 Stellen sind offen.')
  await user.click(getButton('Nächste Stelle'))
  expect(getMark()).toHaveTextContent('Geändert 1 von 4 · Text „One more“')
  expect(
    getPanel()
      .getByRole('region', { name: /auf Englisch geändert/ })
      .querySelector('ins'),
  ).toHaveTextContent('more')
  expect(container.querySelector('[data-source="m11"]')).toHaveAttribute('data-current')
  await expectAccessible(document.body)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(getMark()).toHaveTextContent('Gelöscht 2 von 4 · Text „Weg“')
  expect(container.querySelector('[data-module="m2"]')).toHaveAttribute('data-translation', 'Gelöscht')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(getMark()).toHaveTextContent('Neu 3 von 4 · Text „Two“')
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
  expect(getMark()).toHaveTextContent('Noch auf Englisch 4 von 4 · Text „Three“')
  // The caret follows each step; a new block has no text here yet.
  expect(focusedKeys).toEqual(['m1', 'm2', 'm2', 'm1', 'm3'])
  expect(getPanel().queryByRole('button', { name: 'Diesen Block übernehmen' })).toBeNull()
})

it('reminds of a title equal to the one of the source', async () => {
  const { editor } = await open(['Eins'], [text(11, 'One')], {})
  const setTitle = (title: string) => editor.execute({ type: 'change', key: pageKey, fields: { title } })
  const findNote = () => getPanel().queryByText(/^Titel und Adresse der Seite sind noch die auf Englisch/)
  act(() => void setTitle(server.source.title))
  await waitFor(() => expect(findNote()).toBeVisible())
  act(() => void setTitle('Anfang'))
  await waitFor(() => expect(findNote()).toBeNull())
})

it('takes over new, changed and removed blocks in one undo step each', async () => {
  const { user, editor, getContents } = await open(['Eins', 'Weg'], [text(11, 'One'), text(12, 'Two')], {
    modules: [createLink(1, 11, 'changed'), createLink(2, 99, 'removed')],
  })
  await user.click(getButton('Nächste Stelle'))
  await user.click(getButton('Diesen Block übernehmen'))
  expect(getContents()).toEqual(['<p>One</p>', '<p>Weg</p>'])
  expect(getMark()).toHaveTextContent('Noch auf Englisch 1 von 3')
  await user.click(getButton('Nächste Stelle'))
  await user.click(getButton('Löschung übernehmen'))
  expect(getContents()).toEqual(['<p>One</p>'])
  expect(getMark()).toHaveTextContent('Neu 2 von 2 · Text „Two“')
  await user.click(getButton('Diesen Block übernehmen'))
  expect(getContents()).toEqual(['<p>One</p>', '<p>Two</p>'])
  expect(getMark()).toHaveTextContent('Noch auf Englisch 2 von 2')
  const translatedNode = [...editor.document.nodes.values()].find(({ counterpart }) => counterpart !== undefined)
  expect(translatedNode?.counterpart).toBe(12)
  act(() => {
    for (let step = 0; step < 3; step += 1) editor.undo()
  })
  expect(getContents()).toEqual(['<p>Eins</p>', '<p>Weg</p>'])
  expect(getCount()).toHaveTextContent('3 Stellen sind offen.')
})

it('stores a settled mark with the displayed revision, and removes it', async () => {
  const { user } = await open(['Eins', 'Weg'], [text(11, 'One'), text(12, 'Two')], {
    modules: [createLink(1, 11, 'changed'), createLink(2, 99, 'removed')],
  })
  await user.click(getButton('Nächste Stelle'))
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 99, 'removed')] })
  await user.click(getButton('Erledigt'))
  expect(getMark()).toHaveTextContent('Gelöscht 1 von 2')
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same')] })
  await user.click(getButton('Erledigt: hier behalten'))
  expect(getMark()).toHaveTextContent('Neu 1 von 1')
  server.translationState = createTranslation({ ...server.translationState, left_out: [12] })
  await user.click(getButton('Erledigt: steht daneben'))
  expect(getCount()).toHaveTextContent('Alles entspricht der Fassung auf Englisch.')
  expect(getCount()).toHaveFocus()
  const path = '/de/pageeditor-api/page/1/translated/'
  expect(server.requests).toEqual([
    { path, data: { pairs: [{ module: 1, counterpart: { id: 11, revision: 4 } }] } },
    { path, data: { pairs: [{ module: 2, counterpart: null }] } },
    { path, data: { pairs: [{ module: 2, counterpart: { id: 12, revision: 4 } }] } },
  ])
})

it('updates the marks in a pause in typing, even if the block is not rendered again', async () => {
  const { editor } = await open(['One'], [text(11, 'One')], { modules: [createLink(1, 11, 'copied')] }, false)
  expect(getCount()).toHaveTextContent('Eine Stelle ist offen.')
  act(() => void editor.execute({ type: 'change', key: 'm1', fields: { content: '<p>Eins</p>' } }))
  expect(getCount()).toHaveTextContent('Eine Stelle ist offen.')
  await waitFor(() => expect(getCount()).toHaveTextContent('Alles entspricht'))
})

it('stays at a block whose mark typing removes, and steps to the block after it', async () => {
  const words = ['One', 'Two', 'Three']
  const { user, editor, container } = await open(
    words,
    words.map((content, index) => text(11 + index, content)),
    { modules: words.map((_, index) => createLink(1 + index, 11 + index, 'copied')) },
  )
  await user.click(getButton('Nächste Stelle'))
  act(() => void editor.execute({ type: 'change', key: 'm1', fields: { content: '<p>Eins</p>' } }))
  await waitFor(() => expect(getCount()).toHaveTextContent('2 Stellen sind offen.'))
  expect(container.querySelector('[data-current]')).toBeNull()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(getMark()).toHaveTextContent('1 von 2 · Text „Two“')
  act(() => void editor.execute({ type: 'change', key: 'm1', fields: { content: '<p>One</p>' } }))
  await waitFor(() => expect(getMark()).toHaveTextContent('2 von 3 · Text „Two“'))
  expect(focusedKeys).toEqual(['m1', 'm2'])
})

it('shows a refusal, and keeps the mark with the current source', async () => {
  const { user } = await open(['Eins'], [text(11, 'One')], { modules: [createLink(1, 11, 'changed')] })
  await user.click(getButton('Nächste Stelle'))
  server.status = 409
  server.source = createDraft({ id: 1, modules: [text(11, 'One again')] })
  await user.click(getButton('Erledigt'))
  expect(await getPanel().findByRole('alert')).toHaveTextContent('Abgelehnt.')
  expect(getMark()).toHaveTextContent('Geändert 1 von 1 · Text „One again“')
})

it('does not settle an unsaved block', async () => {
  const { user, editor } = await open([], [text(11, 'One')], {})
  await user.click(getButton('Nächste Stelle'))
  await user.click(getButton('Diesen Block übernehmen'))
  vi.spyOn(editor, 'flush').mockResolvedValue()
  vi.spyOn(editor, 'findId').mockReturnValue(null)
  await user.click(getButton('Erledigt'))
  expect(getPanel().getByRole('alert')).toHaveTextContent('noch nicht gespeichert')
  expect(server.requests).toEqual([])
})

it('reports a page without links, and stores the displayed pairs', async () => {
  const { user } = await open(['Eins', 'Zwei'], [text(11, 'One'), text(12, 'Two'), text(13, 'Three')], {
    changed_modules: [12],
  })
  expect(getPanel().getByText(/Sie stehen nach Ähnlichkeit nebeneinander/)).toBeVisible()
  expect(getCount()).toHaveTextContent('2 Stellen sind offen.')
  await user.click(getButton('Nächste Stelle'))
  expect(getMark()).toHaveTextContent('Geändert 1 von 2 · Text „Two“')
  expect(getPanel().queryByRole('button', { name: 'Erledigt' })).toBeNull()
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 12, 'changed')] })
  await user.click(getButton('Zuordnung speichern'))
  expect(server.requests).toMatchObject([
    {
      data: {
        pairs: [
          { module: 1, counterpart: { id: 11, revision: 4 }, is_done: true },
          { module: 2, counterpart: { id: 12, revision: 4 }, is_done: false },
        ],
      },
    },
  ])
  expect(getPanel().queryByText(/nach Ähnlichkeit/)).toBeNull()
  expect(getButton('Erledigt')).toBeVisible()
})

it('offers no action that a backend without links does not support', async () => {
  const { user } = await open(['Eins'], [text(11, 'One'), text(12, 'Two')], { left_out: undefined })
  await user.click(getButton('Nächste Stelle'))
  expect(getPanel().getAllByRole('button')).toHaveLength(2)
})

it('shows the current reusable container, but does not count its marks', async () => {
  const createShared = (words: string) => ({ ...text(30, words), slug: 'login-above' })
  const { user } = await open(['Eins'], [text(11, 'One'), createShared('Hello')], {
    modules: [createLink(1, 11, 'changed')],
  })
  expect(screen.getByText('<p>Hello</p>')).toBeVisible()
  expect(getCount()).toHaveTextContent('Eine Stelle ist offen.')
  server.container = createShared('Hello again')
  server.source = createDraft({ id: 1, modules: [text(11, 'One')] })
  server.status = 409
  await user.click(getButton('Nächste Stelle'))
  await user.click(getButton('Erledigt'))
  expect(await screen.findByText('<p>Hello again</p>')).toBeVisible()
  expect(getCount()).toHaveTextContent('Eine Stelle ist offen.')
})

const undoDone = '„Erledigt“ zurücknehmen'

it('reverts settled marks, the last one first', async () => {
  const marks = [createLink(1, 11, 'changed'), createLink(2, 12, 'changed')]
  const { user } = await open(['Eins', 'Zwei'], [text(11, 'One'), text(12, 'Two')], { modules: marks })
  expect(getPanel().queryByRole('button', { name: undoDone })).toBeNull()
  await user.click(getButton('Nächste Stelle'))
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 12, 'changed')] })
  await user.click(getButton('Erledigt'))
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 12, 'same')] })
  await user.click(getButton('Erledigt'))
  expect(getCount()).toHaveTextContent('Alles entspricht')
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 12, 'changed')] })
  await user.click(getButton(undoDone))
  expect(getCount()).toHaveTextContent('Eine Stelle ist offen.')
  expect(getCount()).toHaveFocus()
  server.translationState = createTranslation({ modules: marks })
  await user.click(getButton(undoDone))
  expect(getCount()).toHaveTextContent('2 Stellen sind offen.')
  expect(getPanel().queryByRole('button', { name: undoDone })).toBeNull()
  const path = '/de/pageeditor-api/page/1/translated/undo/'
  expect(server.requests.slice(2)).toEqual([
    { path, data: { pairs: [{ module: 2, counterpart: { id: 12, revision: 4 } }] } },
    { path, data: { pairs: [{ module: 1, counterpart: { id: 11, revision: 4 } }] } },
  ])
})

it('settles all marks of a page in one step, and reverts it as one', async () => {
  const marks = [createLink(1, 11, 'changed'), createLink(2, 99, 'removed')]
  const { user } = await open(['Eins', 'Weg'], [text(11, 'One'), text(12, 'Two')], { modules: marks })
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same')], left_out: [12] })
  await user.click(getButton('Alle erledigt'))
  expect(getCount()).toHaveTextContent('Alles entspricht')
  expect(getCount()).toHaveFocus()
  server.translationState = createTranslation({ modules: marks })
  await user.click(getButton(undoDone))
  expect(getCount()).toHaveTextContent('3 Stellen sind offen.')
  const pairs = [
    { module: 1, counterpart: { id: 11, revision: 4 } },
    { module: 2, counterpart: null },
    { module: null, counterpart: { id: 12, revision: 4 } },
  ]
  expect(server.requests).toMatchObject([{ data: { pairs } }, { data: { pairs } }])
})

it('does not offer to revert a step after a later change by another editor', async () => {
  const { user } = await open(['Eins'], [text(11, 'One')], { modules: [createLink(1, 11, 'changed')] })
  await user.click(getButton('Nächste Stelle'))
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same')] })
  await user.click(getButton('Erledigt'))
  server.status = 409
  await user.click(getButton(undoDone))
  expect(await getPanel().findByRole('alert')).toHaveTextContent('Abgelehnt.')
  expect(getPanel().queryByRole('button', { name: undoDone })).toBeNull()
})
