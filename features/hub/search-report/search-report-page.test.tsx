import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SearchReport } from '@/lib/contract/site/search-report'
import { renderIn } from '@/tests/render'
import { SearchReportPage } from './search-report-page'

const empty: SearchReport = { totals: { asked: 0, unanswered: 0, clicks: 0 }, asked: [], unanswered: [], clicked: [] }
const report: SearchReport = {
  totals: { asked: 12, unanswered: 1, clicks: 3 },
  asked: [
    { locale: 'de', query: '<b>tarif</b> & mehr', asked: 11, found: 40 },
    { locale: 'en', query: 'visa', asked: 1, found: 0 },
  ],
  unanswered: [],
  clicked: [{ locale: 'de', query: 'tarif', url: '/de/b%C3%BChnen', clicks: 3, first_position: 1, last_position: 4 }],
}
const show = (reportToShow: SearchReport | null) =>
  renderIn('de', <SearchReportPage locale="de" days="30" language="de" report={reportToShow} />)
const listRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('shows the searches and opened results in tables with unchanged terms', () => {
  show(report)
  expect(screen.getByText('In 30 Tagen 12 Suchen, eine davon ohne Treffer, 3 Treffer geöffnet')).toBeVisible()
  expect(listRows('Am häufigsten gesucht')).toEqual([
    ['Begriff', 'Sprache', 'Suchen', 'Treffer'],
    ['<b>tarif</b> & mehr', 'DE', '11', '40'],
    ['visa', 'EN', '1', '0'],
  ])
  expect(screen.getByRole('link', { name: '<b>tarif</b> & mehr' })).toHaveAttribute(
    'href',
    '/de/search?query=%3Cb%3Etarif%3C%2Fb%3E+%26+mehr',
  )
  expect(listRows('Geöffnete Treffer')[1]).toEqual(['tarif', '/de/bühnen', '3', '1–4'])
  expect(screen.getByText('Nichts in diesem Zeitraum.')).toBeVisible()
})

it('links periods and languages with the other filter', () => {
  show(report)
  const listHrefs = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(listHrefs('Zeitraum')[2]).toBe('/de/cms-hub/searches?days=90&language=de')
  expect(listHrefs('Sprache der Suche')[0]).toBe('/de/cms-hub/searches?days=30')
})

it('announces an empty period and a failed report', () => {
  show(empty)
  expect(screen.getByText('In diesem Zeitraum wurde nichts gesucht.')).toBeVisible()
  show(null)
  expect(screen.getByRole('alert')).toHaveTextContent('Der Bericht konnte nicht geladen werden.')
})
