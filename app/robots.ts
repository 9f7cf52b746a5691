import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { listPathsWithout } from '@/lib/i18n/route-access'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/**
 * Allows search engines to crawl everything except the account, the administration and the APIs.
 */
export default function robots(): MetadataRoute.Robots {
  markPublic()
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...listPathsWithout('isIndexed'), '/api/'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
