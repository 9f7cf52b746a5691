import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { AdministrationForTests, answerCalls } from '../administration.fixture'
import { RightsReport } from './rights-report'

const address = vi.hoisted(() => ({ role: '' }))
vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
vi.mock('@/lib/i18n/plain-navigation', () => ({ useParameter: () => address.role }))

const nothing = {
  read: false,
  insert: false,
  update: false,
  delete: false,
  export: false,
  import: false,
  actions: [],
}
const office = { ...nothing, read: true, update: true, export: true, actions: ['activate', 'sign-out'] }
const admin = { ...office, actions: [...office.actions, 'role'] }
const rights = {
  types: [{ name: 'users', needs_proof: true, rights: { user: nothing, editor: nothing, office, admin } }],
  areas: [{ name: 'pages', roles: ['editor', 'admin'] }],
}

/** What is said of a row, by role. */
function rowOf(name: string) {
  const row = screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('section')
  const roles = within(row ?? document.body).getAllByRole('term')
  return Object.fromEntries(
    roles.map((role) => [role.textContent, role.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  )
}

it('says in words what each role may, or one of them', async () => {
  answerCalls(() => [200, rights])
  const show = () =>
    renderIn(
      'de',
      <AdministrationForTests>
        <RightsReport />
      </AdministrationForTests>,
    )
  const { container, unmount } = show()
  await screen.findByRole('heading', { name: 'Personen' })
  const ofOffice = 'ansehen, ändern und als Tabelle speichern; außerdem „Freischalten“ und „Überall abmelden“'
  expect(rowOf('Konten')).toMatchObject({ Redaktion: 'nichts', Geschäftsstelle: ofOffice })
  expect(rowOf('Konten').Administration).toContain('„Rolle')
  expect(rowOf('Seiten und ihre Inhalte')).toMatchObject({ Geschäftsstelle: 'nichts' })
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
  expect(rowOf('Konten')).toEqual({ Geschäftsstelle: ofOffice })
})
