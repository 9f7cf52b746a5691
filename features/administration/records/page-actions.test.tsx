import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createMockRecord, listSentRequests, mockCalls, renderInAdministration } from '../administration.fixture'
import { DeleteDialog } from '../record/delete-dialog'
import { RecordActions } from '../record/record-actions'
import { pressReleases } from './articles'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const release = {
  title: { de: 'Tarif', en: '' },
  state: { de: 'offline', en: null },
  has_text: { de: false, en: false },
  date: '2126-12-15T10:00:00+01:00',
}

async function openDialog(row: object) {
  const user = userEvent.setup()
  mockCalls(() => [200, { done: [7], refused: [] }])
  renderInAdministration(
    <RecordActions
      view={pressReleases}
      record={createMockRecord('Tarif', {}, { ...release, ...row })}
      onDone={() => undefined}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }))
  return { user, dialog: within(screen.getByRole('dialog')) }
}

it('names the languages of a release, a missing version and missing texts', async () => {
  const { dialog } = await openDialog({})
  expect(dialog.getByText('Veröffentlicht wird auf Deutsch.')).toBeVisible()
  expect(dialog.getByText('Eine englische Fassung gibt es nicht.')).toBeVisible()
  expect(dialog.getByText('Noch ohne Text: die deutsche Fassung von „Tarif“.')).toBeVisible()
})

it('proposes the future date of a release, and labels the button for scheduling', async () => {
  const { user, dialog } = await openDialog({})
  expect(dialog.getByRole('textbox', { name: 'Zeitpunkt' })).toHaveValue('15.12.2126 10:00 Uhr')
  await user.click(dialog.getByRole('button', { name: 'Planen' }))
  expect(listSentRequests('POST')).toEqual([
    [
      '/de/api/administration/press-releases/publish/',
      { at: '2126-12-15T10:00:00+01:00', ids: [7], expected_revision: 1 },
    ],
  ])
})

it('publishes at once without a time', async () => {
  const { user, dialog } = await openDialog({
    state: { de: 'offline', en: 'offline' },
    has_text: { de: true, en: true },
    date: '2026-02-01T10:00:00+01:00',
  })
  expect(dialog.getByText('Veröffentlicht wird auf Deutsch und auf Englisch.')).toBeVisible()
  expect(dialog.queryByText(/ohne Text/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Veröffentlichen' }))
  expect(listSentRequests('POST')).toEqual([
    ['/de/api/administration/press-releases/publish/', { at: null, ids: [7], expected_revision: 1 }],
  ])
})

it('warns of a version that still has the text of the other language', async () => {
  const { dialog } = await openDialog({
    title: { de: 'Tarif', en: 'Pay' },
    state: { de: 'online', en: 'offline' },
    untranslated: 'en',
  })
  expect(dialog.getByText(/^Noch nicht übersetzt: die englische Fassung von „Pay“/)).toBeVisible()
})

it('says that a page returns from the trash as a draft', async () => {
  const user = userEvent.setup()
  const notices: (string | undefined)[] = []
  let undo = () => {}
  mockCalls((method, path) =>
    method === 'DELETE' ? [204, null] : [200, path.endsWith('/uses/') ? [] : { done: [7], refused: [] }],
  )
  renderInAdministration(
    <DeleteDialog
      view={pressReleases}
      record={createMockRecord('Tarif', {}, release)}
      onClose={() => undefined}
      onDeleted={() => undefined}
    />,
    {
      notify: (text) => notices.push(text),
      onUndo: (press) => {
        undo = press
      },
    },
  )
  expect(screen.getByText(/als Entwurf wiederhergestellt/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Löschen' }))
  await vi.waitFor(() => expect(notices).toEqual(['Tarif ist gelöscht']))
  undo()
  await vi.waitFor(() => expect(notices[1]).toContain('erst nach dem Veröffentlichen'))
})
