import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { mockCalls, renderInAdministration } from '../administration.fixture'
import { RightsReport } from './rights-report'

const address = vi.hoisted(() => ({ role: '' }))
vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
vi.mock('@/lib/i18n/plain-navigation', () => ({ useParameter: () => address.role }))

const noRights = { read: false, insert: false, update: false, delete: false, export: false, import: false, actions: [] }
const office = { ...noRights, read: true, update: true, export: true, actions: ['activate', 'sign-out'] }
const admin = { ...office, actions: [...office.actions, 'role'] }
const rights = {
  types: [{ name: 'users', needs_proof: true, rights: { user: noRights, editor: noRights, office, admin } }],
  areas: [{ name: 'pages', roles: ['editor', 'admin'] }],
}

/** Returns the rights of a row, by role. */
function getRightsByRole(name: string) {
  const row = screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('section')
  const roles = within(row ?? document.body).getAllByRole('term')
  return Object.fromEntries(
    roles.map((role) => [role.textContent, role.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  )
}

it('lists the rights of all roles or of one role in words', async () => {
  mockCalls(() => [200, rights])
  const show = () => renderInAdministration(<RightsReport />)
  const { container, unmount } = show()
  await screen.findByRole('heading', { name: 'Personen' })
  const officeRights = 'ansehen, ändern und als Tabelle speichern; außerdem „Freischalten“ und „Überall abmelden“'
  expect(getRightsByRole('Konten')).toMatchObject({ Redaktion: 'nichts', Geschäftsstelle: officeRights })
  expect(getRightsByRole('Konten').Administration).toContain('„Rolle')
  expect(getRightsByRole('Seiten und ihre Inhalte')).toMatchObject({ Geschäftsstelle: 'nichts' })
  expect(screen.getByText(/^Änderungen nur, wenn vor Kurzem/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Administration (Ihre Rolle)' })).toHaveAttribute(
    'href',
    '/de/admin/rights?role=admin',
  )
  await expectAccessible(container)
  unmount()
  address.role = 'office'
  show()
  await screen.findByRole('heading', { name: 'Personen' })
  expect(getRightsByRole('Konten')).toEqual({ Geschäftsstelle: officeRights })
})
