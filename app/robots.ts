import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { pathsWithout } from '@/lib/i18n/route-access'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/** Search engines may read everything but the account, the administration and the data behind the pages. */
export default function robots(): MetadataRoute.Robots {
  markPublic()
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...pathsWithout('isIndexed'), '/api/'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
