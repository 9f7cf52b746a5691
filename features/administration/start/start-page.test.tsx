import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '@/tests/axe'
import { mockCalls, renderInAdministration } from '../administration.fixture'
import { StartPage } from './start-page'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

/** Returns a broken link. `/de/jobboerse` is a route of the site and does not count as broken. */
const place = { type: 'page', id: 3, locale: 'de', title: 'Über uns', url: '/de/ueber-uns' }
const brokenLink = { url: '/de/weg', reason: 'missing', place, modules: [1] }

it('counts pending tasks and broken links, and links to each list', async () => {
  const task = { key: 'undescribed-pictures', type: 'pictures', filters: { described: 'false' } }
  mockCalls((_method, path) =>
    path.includes('link-check')
      ? [200, { checked_at: '2026-11-25T03:00:00+01:00', links: [brokenLink] }]
      : [
          200,
          {
            waiting: [
              { ...task, count: 2 },
              { ...task, key: 'planned', count: 0 },
            ],
            edited: [],
          },
        ],
  )
  const { container } = renderInAdministration(<StartPage />)
  const link = await screen.findByRole('link', { name: '1 Link führt ins Leere' })
  expect(link).toHaveAttribute('href', '/de/admin/broken-links')
  const pictures = await screen.findByRole('link', { name: '2 Bilder ohne Beschreibung' })
  expect(pictures).toHaveAttribute('href', '/de/admin/pictures?described=false')
  expect(screen.queryByText('Zurzeit gibt es nichts zu erledigen.')).toBeNull()
  await expectAccessible(container)
})
