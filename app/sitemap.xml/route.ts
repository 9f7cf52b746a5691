import { loadMenuEntries, loadSitemap } from '@/features/sitemap/load-sitemap'
import { writeIndex, writeSitemap } from '@/features/sitemap/write-sitemap'
import { createXmlResponse } from '@/features/sitemap/xml-response'
import { env } from '@/lib/env'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/** The index of the sitemaps, or one sitemap of the menu pages if the backend cannot list all. */
export async function GET(): Promise<Response> {
  const sitemap = await loadSitemap()
  const { SITE_URL } = env()
  const answer = sitemap
    ? createXmlResponse(
        writeIndex(sitemap, SITE_URL),
        sitemap.parts.map(({ modified }) => modified),
      )
    : createXmlResponse(writeSitemap(await loadMenuEntries(), SITE_URL), [])
  markPublic()
  return answer
}
