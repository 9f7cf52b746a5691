import { loadMenuEntries, loadSitemap } from '@/features/sitemap/load-sitemap'
import { writeIndex, writeSitemap } from '@/features/sitemap/write-sitemap'
import { createXmlResponse } from '@/features/sitemap/xml-response'
import { createReadingHandler } from '@/lib/api/unavailable'
import { env } from '@/lib/env'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/**
 * Returns the index of the sitemaps. If the backend cannot list all pages, returns a single sitemap
 * with the pages in the menu.
 */
export const GET = createReadingHandler(async () => {
  const sitemap = await loadSitemap()
  const { SITE_URL } = env()
  const response = sitemap
    ? createXmlResponse(
        writeIndex(sitemap, SITE_URL),
        sitemap.parts.map(({ modified }) => modified),
      )
    : createXmlResponse(writeSitemap(await loadMenuEntries(), SITE_URL), [])
  markPublic()
  return response
})
