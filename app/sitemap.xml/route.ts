import { loadMenuEntries, loadSitemap } from '@/features/sitemap/load-sitemap'
import { writeIndex, writeSitemap } from '@/features/sitemap/write-sitemap'
import { xmlAnswer } from '@/features/sitemap/xml-answer'
import { env } from '@/lib/env'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/** The index of the sitemaps; with a backend that cannot list what there is, one sitemap of the menus' pages. */
export async function GET(): Promise<Response> {
  const sitemap = await loadSitemap()
  const { SITE_URL } = env()
  const answer = sitemap
    ? xmlAnswer(
        writeIndex(sitemap, SITE_URL),
        sitemap.parts.map(({ modified }) => modified),
      )
    : xmlAnswer(writeSitemap(await loadMenuEntries(), SITE_URL), [])
  markPublic()
  return answer
}
