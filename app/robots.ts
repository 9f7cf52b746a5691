import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { listPathsWithout } from '@/lib/i18n/route-access'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/** Allows search engines to crawl all paths except the private pages and the APIs. */
export default function robots(): MetadataRoute.Robots {
  markPublic()
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...listPathsWithout('isIndexed'), '/api/'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
