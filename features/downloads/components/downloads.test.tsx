import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DownloadDirectory } from '@/lib/contract/download'
import { renderIn } from '@/tests/render'
import { downloadAddresses } from '../addresses'
import type { DirectoryView, ListView } from '../load-view'
import { Downloads } from './downloads'
import { RefusedNotice } from './refused-notice'

const categories = [
  { id: 4, title: 'Tarifverträge', slug: 'tarifvertraege' },
  { id: 5, title: 'Vertragsmuster', slug: 'vertragsmuster' },
]
const directory: DownloadDirectory = {
  id: 9,
  title: 'TV Bühne',
  slug: 'tv-buehne',
  description: 'Mit Erläuterungen.',
  category: { id: 4, title: 'Tarifverträge', slug: 'tarifvertraege' },
  files: [
    {
      id: 1,
      title: 'TV Bühne mit Erläuterungen',
      size: 1649,
      type: 'application/pdf',
      date: '2026-01-01',
      language: 'de',
      url: '/api/files/1/tv-buehne.pdf',
    },
    {
      id: 2,
      title: 'Stage agreement',
      size: 2_500_000,
      type: 'application/pdf',
      date: '2025-08-02',
      language: 'en',
      url: '/api/files/2/stage.pdf',
    },
  ],
}
const list: ListView = {
  kind: 'list',
  categories,
  category: null,
  directories: [directory],
  page: 1,
  pages: 1,
}
const show = (view: Partial<ListView>, locale: 'de' | 'en' = 'de') =>
  renderIn(
    locale,
    <Downloads
      view={{ ...list, ...view }}
      locale={locale}
      addresses={downloadAddresses(locale, 'protected')}
    />,
  )

describe('a list of downloads', () => {
  it('links to each file with its type, size, language and date, as a download', () => {
    show({})
    const link = screen.getByRole('link', {
      name: 'TV Bühne mit Erläuterungen PDF, 1,6 Kilobyte Deutsch 1. Januar 2026',
    })
    expect(link).toHaveAttribute('href', '/api/files/1/tv-buehne.pdf')
    expect(link).toHaveAttribute('download')
    expect(link).toHaveAttribute('hreflang', 'de')
    expect(screen.getByRole('link', { name: /Stage agreement.*2,5 Megabyte Englisch/ })).toBeVisible()
  })

  it('speaks English', () => {
    show({}, 'en')
    const name = /PDF, 1\.6 kilobytes German January 1, 2026$/
    expect(screen.getByRole('link', { name })).toBeVisible()
  })

  it('links to every category, the current one marked, and to each directory', () => {
    show({ category: categories[0] ?? null })
    const nav = within(screen.getByRole('navigation', { name: 'Themen' }))
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/de/account/downloads',
      '/de/account/downloads/tarifvertraege',
      '/de/account/downloads/vertragsmuster',
    ])
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Tarifverträge')
    expect(screen.getByRole('link', { name: 'TV Bühne' })).toHaveAttribute(
      'href',
      '/de/account/downloads/tv-buehne/9',
    )
  })

  it('links to the previous and next page within its category', () => {
    show({ category: categories[0] ?? null, page: 2, pages: 3 })
    const nav = within(screen.getByRole('navigation', { name: 'Seiten der Downloads' }))
    expect(nav.getByText('Seite 2 von 3')).toBeVisible()
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/de/account/downloads/tarifvertraege',
      '/de/account/downloads/tarifvertraege?page=3',
    ])
  })

  it('shows a message for an empty list', () => {
    show({ directories: [] })
    expect(screen.getByText('Hier liegt zurzeit keine Datei.')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Seiten der Downloads' })).toBeNull()
  })
})

it('a directory’s own page links back, and shows a message if it has no files', () => {
  const view: DirectoryView = { kind: 'directory', directory: { ...directory, files: [] } }
  renderIn('en', <Downloads view={view} locale="en" addresses={downloadAddresses('en', 'public')} />)
  expect(screen.getByRole('heading', { level: 2, name: 'TV Bühne' })).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/downloads',
    '/en/downloads?category=tarifvertraege',
  ])
  expect(screen.getByText('No files yet.')).toBeVisible()
})

it.each([
  [401, 'Ihre Anmeldung ist abgelaufen. Neu anmelden'],
  [403, /für Mitglieder bestimmt/],
  [503, /zurzeit nicht laden/],
])('a refusal with %i says what to do', (status, words) => {
  renderIn('de', <RefusedNotice status={status} loginHref="/de/account/login" />)
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
