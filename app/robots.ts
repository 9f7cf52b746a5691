import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { listPathsWithout } from '@/lib/i18n/route-access'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/**
 * Patterns for a page and everything below it (RFC 9309 §2.2.3). A plain path would also match
 * other pages that begin with it, such as `/de/administration` with `/de/admin`.
 */
const toPatterns = (path: string) => [`${path}$`, `${path}/`, `${path}?`]

/** Allows search engines to crawl all paths except private pages and APIs. Files are allowed. */
export default function robots(): MetadataRoute.Robots {
  markPublic()
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/files/'],
      disallow: [...listPathsWithout('isIndexed').flatMap(toPatterns), '/api/'],
    },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
