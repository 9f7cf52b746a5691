import { expect, it, vi } from 'vitest'
import { GET as getSecurityContact } from '@/app/.well-known/security.txt/route'
import { GET as getOpenSearch } from '@/app/opensearch/[file]/route'
import { GET as getPreview } from '@/app/previews/[...address]/route'
import { GET as getSitemap } from '@/app/sitemap.xml/route'
import { GET as getSitemapPart } from '@/app/sitemaps/[file]/route'
import { installTransport } from '@/lib/api/transport'

const request = new Request('http://buehne.example/')
const withFile = (file: string) => ({ params: Promise.resolve({ file }) })
const withAddress = (...address: string[]) => ({ params: Promise.resolve({ address }) })

const files: [name: string, load: () => Promise<Response>][] = [
  ['sitemap.xml', () => getSitemap()],
  ['sitemaps/0.xml', () => getSitemapPart(request, withFile('0.xml'))],
  ['security.txt', () => getSecurityContact()],
  ['opensearch/de.xml', () => getOpenSearch(request, withFile('de.xml'))],
  ['the picture of a page', () => getPreview(request, withAddress('de', 'ueber-uns', '0a.png'))],
  ['the picture of an ad', () => getPreview(request, withAddress('de', 'jobboerse', 'geige', '7', '0a.png'))],
]

it.each(files)('%s is unavailable while the backend fails, and not missing', async (_name, load) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const status of [429, 500, 503]) {
    installTransport(async () => Response.json({ detail: 'x' }, { status }))
    expect((await load()).status).toBe(503)
  }
})
