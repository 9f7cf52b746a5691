import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { linksQuery } from '../queries'
import { IncomingLinks } from './incoming-links'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

function Links() {
  return <IncomingLinks query={useQuery(linksQuery('de', 1))} />
}

function open(data: object) {
  vi.mocked(callBackend).mockResolvedValue({ status: 200, data, retryAfter: null })
  renderIn('de', <Links />)
}

it('links to the editor of each link', async () => {
  open({
    pages: [{ id: 2, locale: 'de', title: 'Presse', url: '/de/presse', modules: [3] }],
    containers: [{ slug: 'fuss', locale: 'de' }],
    selections: [{ slug: 'zahlen', title: 'Figures', locale: 'en' }],
    redirects: [],
  })
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(await screen.findByRole('link', { name: 'Presse' })).toHaveAttribute('href', '/de/presse?edit')
  expect(getHref('Gemeinsamer Bereich „fuss“')).toBe('/de/cms-hub/shared/fuss')
  expect(getHref('HTML-Baustein „Figures“')).toBe('/en/cms-hub/shared?selection=zahlen')
})

it('announces no incoming links, also without HTML selections in the response', async () => {
  open({ pages: [], containers: [], redirects: [] })
  expect(await screen.findByText('Keine andere Seite verlinkt auf diese Seite.')).toBeVisible()
})
