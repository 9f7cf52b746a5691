import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { type Data, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { createTree } from '../core/example.fixture'
import { flushPromises, TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { ConflictPanel } from './conflict-panel'

const before = '<p>Das alte Haus</p>'
const mine = '<p>Das neue Haus</p>'
const theirs = '<p>Das alte Theater</p>'

function Panel({ editor, shownKeys }: { editor: Editor; shownKeys: string[] }) {
  useSyncExternalStore(
    editor.subscribe,
    () => `${editor.status}${JSON.stringify(editor.conflicts)}${JSON.stringify(editor.document.settings)}`,
  )
  return <ConflictPanel editor={editor} onShow={(key) => shownKeys.push(key)} />
}

/**
 * Two editors change the same blocks; returns the view of the first one. The key of the block with
 * the id 1 is `m1`.
 */
async function createConflict(change: { mine: Data | null; theirs: Data | null }, ids = [1]) {
  const backend = new SimulatedBackend(
    [1, 2].map((id) => createTree(`t${id}`, 'text', { data: { content: before, anchor: '' } })),
    { title: 'Start' },
  )
  const session = await TestSession.start(backend)
  const { editor } = session
  for (const id of ids) {
    if (change.theirs) backend.handle('POST', `text/${id}/`, { revision: 1, data: change.theirs })
    else backend.handle('DELETE', `text/${id}/`, { revision: 1 })
    if (change.mine) editor.execute({ type: 'change', key: `m${id}`, fields: change.mine })
    else editor.execute({ type: 'remove', key: `m${id}` })
  }
  await session.save()
  const shownKeys: string[] = []
  const { container } = renderIn('de', <Panel editor={editor} shownKeys={shownKeys} />)
  const user = userEvent.setup()
  const saveAndRead = async () => {
    await act(() => session.save())
    return backend.read(1)?.data
  }
  return { backend, session, editor, container, user, shownKeys, saveAndRead }
}

const getButton = (name: string | RegExp) => screen.getByRole('button', { name })
const getVersion = (name: string) => screen.getByRole('radio', { name }).closest('div')

describe('a conflict in the same words', () => {
  it('shows the base, both versions with marks, and the merge side by side', async () => {
    const { container, shownKeys, user } = await createConflict({
      mine: { content: mine },
      theirs: { content: theirs },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Zwei Personen haben diese Stelle geändert: Text')
    expect(screen.getByRole('group', { name: 'Text' })).toHaveTextContent('Vorher')
    expect(getVersion('Ihre Fassung')?.querySelector('ins')).toHaveTextContent('neue')
    expect(getVersion('Ihre Fassung')?.querySelector('del')).toHaveTextContent('alte')
    expect(getVersion('Fassung von Edda')?.querySelector('ins')).toHaveTextContent('Theater')
    expect(getVersion('Beide zusammen')).toHaveTextContent('Das neue Theater')
    await expectAccessible(container)
    await user.click(getButton('Stelle zeigen'))
    expect(shownKeys).toEqual(['m1'])
  })

  it.each([
    ['Ihre Fassung', mine],
    ['Fassung von Edda', theirs],
    ['Beide zusammen', '<p>Das neue Theater</p>'],
  ])('is resolved by keyboard: %s', async (name, content) => {
    const { editor, user, saveAndRead } = await createConflict({ mine: { content: mine }, theirs: { content: theirs } })
    screen.getByRole('radio', { name }).focus()
    await user.keyboard(' ')
    getButton('Auswahl übernehmen').focus()
    await user.keyboard('{Enter}')
    expect(editor.conflicts).toEqual([])
    expect(await saveAndRead()).toMatchObject({ content })
  })

  it('is resolved per field, with manual corrections of a plain text', async () => {
    const { user, saveAndRead } = await createConflict({
      mine: { content: mine, anchor: 'hier' },
      theirs: { content: theirs, anchor: 'dort' },
    })
    const text = within(screen.getByRole('group', { name: 'Text' }))
    await user.click(text.getByRole('radio', { name: 'Fassung von Edda' }))
    await user.click(getButton('Bearbeiten Anker'))
    const anchor = screen.getByRole('textbox', { name: 'Beide zusammen: Anker' })
    await user.clear(anchor)
    await user.type(anchor, 'beides')
    await user.click(getButton('Auswahl übernehmen'))
    expect(await saveAndRead()).toMatchObject({ content: theirs, anchor: 'beides' })
  })

  it('merges further changes of both editors into a corrected text', async () => {
    const { user, saveAndRead, session, backend } = await createConflict({
      mine: { content: mine, anchor: 'hier' },
      theirs: { content: theirs, anchor: 'dort' },
    })
    await user.click(getButton('Bearbeiten Anker'))
    const anchor = screen.getByRole('textbox', { name: 'Beide zusammen: Anker' })
    await user.clear(anchor)
    await user.type(anchor, 'hier und dort')
    const { revision = 0 } = backend.read(1) ?? {}
    backend.handle('POST', 'text/1/', { revision, data: { content: theirs, anchor: 'dort hinten' } })
    session.editor.refresh()
    await act(() => session.save())
    await user.click(getButton('Auswahl übernehmen'))
    const { anchor: savedAnchor } = (await saveAndRead()) ?? {}
    expect(savedAnchor).toContain('hier und dort')
    expect(savedAnchor).toContain('hinten')
  })

  it('can be postponed, and several are resolved one after another', async () => {
    const { editor, user } = await createConflict({ mine: { content: mine }, theirs: { content: theirs } }, [1, 2])
    expect(screen.getByRole('alert')).toHaveTextContent('Zwei Personen haben 2 Stellen geändert')
    await user.click(getButton('Später'))
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(editor.conflicts).toHaveLength(2)
    await user.click(getButton('Jetzt wählen'))
    await user.click(getButton('Auswahl übernehmen'))
    expect(editor.conflicts.map(({ key }) => key)).toEqual(['m2'])
    await user.click(getButton('Auswahl übernehmen'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it.each([
  ['a refresh', (editor: Editor) => editor.refresh()],
  ['a rejected save', () => undefined],
])('names the other editor who changed the settings of the page, detected by %s', async (_, detect) => {
  const backend = new SimulatedBackend([createTree('a')], { title: 'Start' })
  const session = await TestSession.start(backend)
  const { editor } = session
  backend.handle('POST', 'page/1/', { revision: 1, data: { title: 'Anfang' } })
  backend.settingsWriter = 'Edda'
  editor.execute({ type: 'change', key: pageKey, fields: { title: 'Beginn' } })
  detect(editor)
  await session.save()
  renderIn('de', <Panel editor={editor} shownKeys={[]} />)
  expect(getVersion('Fassung von Edda')).toHaveTextContent('Anfang')
})

it('shows no conflict on a deleted page', async () => {
  const { backend, session, editor } = await createConflict({ mine: { content: mine }, theirs: { content: theirs } })
  backend.deletedBy = 'Emil Ende'
  act(() => editor.refresh())
  await act(() => session.save())
  expect(editor.status).toBe('gone')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('a conflict with a deletion', () => {
  it.each([
    ['Block behalten', mine],
    ['Block löschen', undefined],
  ])('by the other editor: %s', async (name, content) => {
    const { user, saveAndRead } = await createConflict({ mine: { content: mine }, theirs: null })
    await user.click(getButton(name))
    await flushPromises()
    expect((await saveAndRead())?.content).toBe(content)
  })

  it.each([
    ['Block wiederherstellen', theirs],
    ['Block löschen', undefined],
  ])('by this editor: %s', async (name, content) => {
    const { user, saveAndRead } = await createConflict({ mine: null, theirs: { content: theirs } })
    await user.click(getButton(name))
    expect((await saveAndRead())?.content).toBe(content)
  })
})
