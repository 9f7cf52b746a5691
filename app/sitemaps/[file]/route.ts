import { loadSitemapPart } from '@/features/sitemap/load-sitemap'
import { writeSitemap } from '@/features/sitemap/write-sitemap'
import { createXmlResponse } from '@/features/sitemap/xml-response'
import { createReadingHandler } from '@/lib/api/unavailable'
import { env } from '@/lib/env'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

interface Context {
  params: Promise<{ file: string }>
}

/** Returns one of the sitemaps that the index lists; 404 for an unknown name. */
export const GET = createReadingHandler(async (_request: Request, { params }: Context) => {
  const [, name] = /^(lists|(?:jobs-)?\d{1,6})\.xml$/.exec((await params).file) ?? []
  const entries = name === undefined ? null : await loadSitemapPart(name)
  if (entries === null) return new Response('Not found\n', { status: 404 })
  markPublic()
  const modifiedTimes = entries.flatMap(({ de, en }) => [de?.modified ?? null, en?.modified ?? null])
  return createXmlResponse(writeSitemap(entries, env().SITE_URL), modifiedTimes)
})
