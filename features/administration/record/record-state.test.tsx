import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMockRecord, renderInAdministration } from '../administration.fixture'
import type { Values } from '../calls'
import type { RecordTypeView } from '../record-type'
import { events } from '../records/events'
import { users } from '../records/users'
import { RecordActions } from './record-actions'
import { RecordHead } from './record-head'

function show(view: RecordTypeView, title: string, row: Values) {
  const record = createMockRecord(title, {}, row)
  const noop = () => undefined
  return renderInAdministration(
    <>
      <RecordHead view={view} record={record} backLink={null} isHistoryOpen={false} onToggleHistory={noop} />
      <RecordActions view={view} record={record} onDone={noop} />
    </>,
  )
}

it('shows the email address, state and role of an account', () => {
  const row = { email: 'mira@example.org', state: 'inactive', role: 'user', requested_access: null }
  show(users, 'Mira Glied', { ...row, organization: '', group: null })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['E-Mail', 'Status', 'Rolle'])
  expect(screen.getByText('mira@example.org')).toBeVisible()
  expect(screen.getByText('Gesperrt')).toBeVisible()
})

it('shows the state of a page, and offers to unpublish only a published page', () => {
  const { unmount } = show(events, 'Chorprobe', { state: { de: 'online', en: null } })
  expect(screen.getByRole('button', { name: 'Offline nehmen' })).toBeVisible()
  expect(screen.getByText('DE online')).toBeVisible()
  unmount()
  show(events, 'Chorprobe', { state: { de: 'offline', en: null } })
  expect(screen.getByText('DE offline')).toBeVisible()
  expect(screen.queryByText('Erscheint am')).toBeNull()
  expect(screen.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Offline nehmen' })).toBeNull()
})

it('shows the time of a scheduled publication', () => {
  const publish_at = '2026-11-28T09:00:00+01:00'
  show(events, 'Chorprobe', { state: { de: 'scheduled', en: null }, publish_at, unpublish_at: null })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Status', 'Erscheint am'])
  expect(screen.getByRole('button', { name: 'Offline nehmen' })).toBeVisible()
})
