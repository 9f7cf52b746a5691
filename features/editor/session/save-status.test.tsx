import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { pageKey } from '../core/document'
import { createTree, pagePosition } from '../core/example.fixture'
import { TestSession } from '../core/session.fixture'
import { SimulatedBackend } from '../core/simulated-backend.fixture'
import { SaveStatus } from './save-status'

it('links to the block that lacks a required field', async () => {
  const session = await TestSession.start(new SimulatedBackend([createTree('a')], {}))
  const headline = createTree('neu', 'headline', { data: { headline_level: 2, content: '' } })
  session.editor.execute({ type: 'insert', position: pagePosition(1), tree: headline })
  await session.save()
  const shownKeys: string[] = []
  renderIn('de', <SaveStatus editor={session.editor} onLogIn={null} onShow={(key) => shownKeys.push(key)} />)
  expect(screen.getByText('Unvollständiger Block')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stelle zeigen' }))
  expect(shownKeys).toEqual(['neu'])
})

it('links to a block with an invalid entry before the settings', async () => {
  const { editor } = await TestSession.start(new SimulatedBackend([createTree('a')], {}))
  const { entries } = editor.unsavedWork
  for (const key of [pageKey, 'm1']) entries.keep(key, 'slug', '?')
  const onShow = vi.fn()
  const toStatus = () => <SaveStatus editor={editor} onLogIn={null} onShow={onShow} />
  const { rerender } = renderIn('de', toStatus())
  await userEvent.click(screen.getByRole('button', { name: 'Stelle zeigen' }))
  entries.drop('m1', ['slug'])
  rerender(toStatus())
  await userEvent.click(screen.getByRole('button', { name: 'Stelle zeigen' }))
  expect(onShow.mock.calls).toEqual([['m1'], [pageKey]])
})

it('names the editor who deleted the page', async () => {
  const backend = new SimulatedBackend([createTree('a')], {})
  const session = await TestSession.start(backend)
  session.editor.execute({ type: 'change', key: 'm1', fields: { content: 'x' } })
  backend.deletedBy = 'Emil Ende'
  await session.save()
  renderIn('de', <SaveStatus editor={session.editor} onLogIn={null} onShow={() => undefined} />)
  expect(screen.getByText(/^Emil Ende hat diese Seite gelöscht\./)).toBeVisible()
})

it('shows the reason for a refused block, and links to it', async () => {
  const backend = new SimulatedBackend([createTree('a')], {})
  const session = await TestSession.start(backend)
  backend.refusal = { status: 413, body: { detail: 'Der Inhalt der Anfrage ist zu groß.' } }
  session.editor.execute({ type: 'change', key: 'm1', fields: { content: 'x' } })
  await session.save()
  const shownKeys: string[] = []
  renderIn('de', <SaveStatus editor={session.editor} onLogIn={null} onShow={(key) => shownKeys.push(key)} />)
  expect(
    screen.getByText('Etwas kann noch nicht gespeichert werden (Der Inhalt der Anfrage ist zu groß.)'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stelle zeigen' }))
  expect(shownKeys).toEqual(['m1'])
})
