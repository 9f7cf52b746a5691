import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { renderIn } from '@/tests/render'
import { linksQuery } from '../queries'
import { LinksHere } from './links-here'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

function Links() {
  return <LinksHere query={useQuery(linksQuery('de', 1))} />
}

function open(data: object) {
  vi.mocked(callBackend).mockResolvedValue({ status: 200, data, retryAfter: null })
  renderIn('de', <Links />)
}

it('leads to where each link is edited', async () => {
  open({
    pages: [{ id: 2, locale: 'de', title: 'Presse', url: '/de/presse', modules: [3] }],
    containers: [{ slug: 'fuss', locale: 'de' }],
    selections: [{ slug: 'zahlen', title: 'Figures', locale: 'en' }],
    redirects: [],
  })
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(await screen.findByRole('link', { name: 'Presse' })).toHaveAttribute('href', '/de/presse?edit')
  expect(addressOf('Wiederverwendeter Inhalt „fuss“')).toBe('/de/cms-hub/shared/fuss')
  expect(addressOf('HTML-Baustein „Figures“')).toBe('/en/cms-hub/shared?selection=zahlen')
})

it('says that nothing links here, also by a backend that does not look into HTML selections', async () => {
  open({ pages: [], containers: [], redirects: [] })
  expect(await screen.findByText('Keine andere Seite verlinkt hierher.')).toBeVisible()
})
