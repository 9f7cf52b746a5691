import { expect, it, vi } from 'vitest'
import { installTransport } from '@/lib/api/transport'
import { loadMenuEntries, loadSitemap, loadSitemapPart } from './load-sitemap'

const createEntry = (de: string | null, en: string | null = null) => ({
  de: de && { url: de, modified: null },
  en: en && { url: en, modified: null },
  image: null,
})

const createMenuEntry = (url: string) => ({
  menu_name: '',
  title: 'Seite',
  url,
  is_highlight: false,
  menu_thumbs: null,
  children: [] as unknown[],
})

/** Responds like a backend without a sitemap. */
function respondWithoutSitemap({ url }: Request): Response {
  if (!url.endsWith('/pageeditor-api/nav')) return Response.json({ detail: 'Not found.' }, { status: 404 })
  const locale = new URL(url).pathname.split('/')[1]
  const children = [createMenuEntry(`/${locale}/haus`), createMenuEntry('https://example.org')]
  const menu = [{ ...createMenuEntry(''), children }]
  const footer = [
    { title: 'Haus', url: `/${locale}/haus` },
    { title: 'Konto', url: `/${locale}/account` },
  ]
  return Response.json({ navigation: { menu, footer } })
}

it('lists the pages of the menus if the backend has no sitemap', async () => {
  installTransport(async (request) => respondWithoutSitemap(request))
  expect(await loadSitemap()).toBeNull()
  expect(await loadSitemapPart('0')).toBeNull()
  expect(await loadMenuEntries()).toEqual([
    createEntry('/de'),
    createEntry('/de/haus'),
    createEntry(null, '/en'),
    createEntry(null, '/en/haus'),
  ])
})

it('omits pages that must not be indexed, in each language', async () => {
  const entries = [
    createEntry('/de/haus', '/en/house'),
    createEntry('/de/search', '/en/search'),
    createEntry('/de/account', '/en/house'),
    createEntry('/de/downloads?category=a'),
  ]
  installTransport(async () => Response.json({ entries }))
  expect(await loadSitemapPart('0')).toEqual([
    createEntry('/de/haus', '/en/house'),
    createEntry(null, '/en/house'),
    createEntry('/de/downloads?category=a'),
  ])
})

it.each([500, 503])('throws if the backend responds with %i', async (status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  installTransport(async () => new Response('{}', { status }))
  await expect(loadSitemap()).rejects.toThrow(`Status ${status}`)
  await expect(loadSitemapPart('0')).rejects.toThrow(`Status ${status}`)
})
