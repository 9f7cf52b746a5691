import { announceTags, cacheTags, onTagsChanged } from '@/lib/cache-tags'
import { pagesPerPart } from '@/lib/contract/site/sitemap'

/** Tag of each public change of a page or record. */
const contentChangePattern = /^(?:page|record):(\d+)/

/** Tag of an added, removed, moved or renamed page. */
const linkChangePattern = /^link:\d/

/**
 * Announces changes of the sitemap, its parts and the addresses after changes of pages and records.
 * Returns a function that stops the announcements.
 */
export function announceSitemap(): () => void {
  return onTagsChanged((tags) => {
    const parts = new Set(
      tags.flatMap((tag) => {
        const id = contentChangePattern.exec(tag)?.[1]
        return id === undefined ? [] : Math.floor(Number(id) / pagesPerPart)
      }),
    )
    if (tags.some((tag) => linkChangePattern.test(tag))) announceTags([cacheTags.addresses])
    if (parts.size > 0) announceTags([cacheTags.sitemap, ...[...parts].map(cacheTags.sitemapPart)])
  })
}
