import type { MetadataRoute } from 'next'
import { locales } from '@/lib/contract/locale'
import { env } from '@/lib/env'
import { pathOf } from '@/lib/i18n/paths'
import { markPublic } from '@/lib/render-context'

export const dynamic = 'force-dynamic'

/** Search engines may read everything but the account, the administration and the data behind the pages. */
export default function robots(): MetadataRoute.Robots {
  markPublic()
  const accounts = locales.map((locale) => pathOf(locale, '/account'))
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...accounts, '/api/', '/cms-hub'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
