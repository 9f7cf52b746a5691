import type { BreadcrumbList } from 'schema-dts'
import type { Page } from '@/lib/contract/pages/page'
import { buildPath } from '@/lib/i18n/paths'
import type { Site } from './site-nodes'

/** Describes the pages from the home page to a page. Returns null for the home page. */
export function toBreadcrumbList(page: Pick<Page, 'parents' | 'title' | 'urls'>, site: Site): BreadcrumbList | null {
  const { locale, settings, url } = site
  const address = page.urls[locale]
  const home = buildPath(locale, '/')
  if (address === null || address === home) return null
  const steps = [{ title: settings.short_name, url: home }, ...page.parents, { title: page.title, url: address }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: url + step.url,
    })),
  }
}
