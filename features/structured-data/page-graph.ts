import type { Graph, Thing } from 'schema-dts'
import type { Page } from '@/lib/contract/pages/page'
import type { EventRecord } from '@/lib/contract/records/event-record'
import { buildPath } from '@/lib/i18n/paths'
import { toBreadcrumbList } from './breadcrumb-list'
import { type DescribedPage, toArticleNode, toEventNode, toMemberNode } from './record-nodes'
import { type Site, toOrganizationNode, toWebsiteNode } from './site-nodes'

/**
 * Describes a page in the vocabulary of schema.org, limited to visible content.
 * @param pictures the absolute addresses of the pictures of the page
 * @param occurrence the next occurrence of a recurring event; the first one if omitted
 */
export function toPageGraph(
  page: Page,
  site: Site,
  pictures: string[],
  occurrence?: Pick<EventRecord, 'start' | 'end'>,
): Graph {
  const path = page.urls[site.locale] ?? buildPath(site.locale, '/')
  const description = { page, address: site.url + path, pictures }
  const nodes =
    path === buildPath(site.locale, '/')
      ? [toOrganizationNode(site), toWebsiteNode(site)]
      : [toBreadcrumbList(page, site), toRecordNode(description, site, occurrence)]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) }
}

function toRecordNode(
  description: DescribedPage,
  site: Site,
  occurrence?: Pick<EventRecord, 'start' | 'end'>,
): Thing | null {
  const { record } = description.page
  if (record === null) return null
  if (record.type === 'event') return toEventNode(record, occurrence ?? record, description, site)
  if (record.type === 'organization') return toMemberNode(record, description, site)
  return toArticleNode(record, description, site)
}

/** Formats a graph as the text of a `script` element, in which `<` is escaped. */
export function formatGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
