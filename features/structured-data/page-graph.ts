import type { Graph, Thing } from 'schema-dts'
import type { Page } from '@/lib/contract/pages/page'
import type { EventRecord } from '@/lib/contract/records/event-record'
import { pathOf } from '@/lib/i18n/paths'
import { breadcrumbList } from './breadcrumb-list'
import { articleNode, type DescribedPage, eventNode, memberNode } from './record-nodes'
import { organizationNode, type Site, websiteNode } from './site-nodes'

/**
 * What a page is about, in the vocabulary of schema.org: only what the page shows as well.
 * @param pictures the addresses of the page's pictures, with the site's origin
 * @param occurrence the next occurrence of an event that recurs; without one its first counts
 */
export function pageGraph(
  page: Page,
  site: Site,
  pictures: string[],
  occurrence?: Pick<EventRecord, 'start' | 'end'>,
): Graph {
  const path = page.urls[site.locale] ?? pathOf(site.locale, '/')
  const described = { page, address: site.url + path, pictures }
  const nodes =
    path === pathOf(site.locale, '/')
      ? [organizationNode(site), websiteNode(site)]
      : [breadcrumbList(page, site), recordNode(described, site, occurrence)]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) }
}

function recordNode(
  described: DescribedPage,
  site: Site,
  occurrence?: Pick<EventRecord, 'start' | 'end'>,
): Thing | null {
  const { record } = described.page
  if (record === null) return null
  if (record.type === 'event') return eventNode(record, occurrence ?? record, described, site)
  if (record.type === 'organization') return memberNode(record, described, site)
  return articleNode(record, described, site)
}

/** A graph as the text of a script: nothing in it ends the script or begins a comment. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
