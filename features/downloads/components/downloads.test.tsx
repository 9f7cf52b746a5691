import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { DownloadDirectory } from '@/lib/contract/records/download'
import { renderIn } from '@/tests/render'
import { getDownloadAddresses } from '../addresses'
import type { DirectoryView, ListView } from '../load-view'
import { Downloads } from './downloads'
import { DownloadsRefusalNotice } from './downloads-refusal-notice'

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
  search: '',
  count: 1,
  newFileIds: new Set(),
  page: 1,
  pages: 1,
}
const show = (view: Partial<ListView>, locale: 'de' | 'en' = 'de') =>
  renderIn(
    locale,
    <Downloads view={{ ...list, ...view }} locale={locale} addresses={getDownloadAddresses(locale, 'protected')} />,
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

  it('is translated to English', () => {
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
    expect(screen.getByRole('link', { name: 'TV Bühne' })).toHaveAttribute('href', '/de/account/downloads/tv-buehne/9')
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

  it('links to a ZIP of all files of a directory', () => {
    show({ directories: [{ ...directory, zip: '/api/download-directories/9/files.zip' }] })
    const link = screen.getByRole('link', { name: 'Alle 2 Dateien als ZIP' })
    expect(link).toHaveAttribute('href', '/api/download-directories/9/files.zip')
    expect(link).toHaveAttribute('download')
    expect(link.parentElement).toHaveTextContent('2,5 Megabyte')
  })

  it('marks new files, also for screen readers', () => {
    show({ newFileIds: new Set([2]) })
    expect(screen.getByRole('link', { name: /^Stage agreement Neu PDF/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /^TV Bühne mit Erläuterungen PDF/ })).toBeVisible()
  })

  it('is searched within its category by a form without scripts', () => {
    show({ category: categories[0] ?? null, search: 'bühne', count: 3, page: 2, pages: 3 })
    const field = screen.getByRole('searchbox', { name: 'In Titeln und Dateinamen suchen' })
    expect(field).toHaveValue('bühne')
    expect(field).toHaveAttribute('name', 'search')
    expect(field.closest('form')).toHaveAttribute('action', '/de/account/downloads/tarifvertraege')
    expect(screen.getByText(/3 Verzeichnisse gefunden zu „bühne“/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Suche beenden' })).toHaveAttribute(
      'href',
      '/de/account/downloads/tarifvertraege',
    )
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/de/account/downloads/vertragsmuster?search=b%C3%BChne')
    expect(hrefs).toContain('/de/account/downloads/tarifvertraege?search=b%C3%BChne&page=3')
    expect(screen.queryByRole('link', { name: /als ZIP/ })).toBeNull()
  })

  it('keeps the category of public downloads in the form', () => {
    const view = { ...list, category: categories[1] ?? null, directories: [], count: 0, search: 'x' }
    renderIn('en', <Downloads view={view} locale="en" addresses={getDownloadAddresses('en', 'public')} />)
    const form = screen.getByRole('searchbox').closest('form')
    expect(form).toHaveAttribute('action', '/en/downloads/vertragsmuster/5')
    expect(form).toHaveFormValues({ search: 'x' })
    expect(screen.getByText(/Nothing found for “x”/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search all topics' })).toHaveAttribute('href', '/en/downloads?search=x')
  })

  it('links to public categories and directories by slug and id', () => {
    renderIn('de', <Downloads view={list} locale="de" addresses={getDownloadAddresses('de', 'public')} />)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('/de/downloads/vertragsmuster/5')
    expect(hrefs).toContain('/de/downloads/tarifvertraege/4?directory=9')
  })

  it('shows a message for an empty list', () => {
    show({ directories: [] })
    expect(screen.getByText('Hier liegt zurzeit keine Datei.')).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'Seiten der Downloads' })).toBeNull()
  })
})

it('links a directory back to the list and announces missing files', () => {
  const view: DirectoryView = { kind: 'directory', directory: { ...directory, files: [] }, newFileIds: new Set() }
  renderIn('en', <Downloads view={view} locale="en" addresses={getDownloadAddresses('en', 'public')} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/downloads',
    '/en/downloads/tarifvertraege/4',
  ])
  expect(screen.getByText('No files yet.')).toBeVisible()
})

it.each([
  [401, 'Ihre Sitzung ist abgelaufen. Neu anmelden'],
  [403, /für Mitglieder bestimmt/],
  [503, /zurzeit nicht laden/],
])('explains what to do after a refusal with %i', (status, words) => {
  renderIn('de', <DownloadsRefusalNotice status={status} loginHref="/de/account/login" />)
  expect(screen.getByRole('status')).toHaveTextContent(words)
})
