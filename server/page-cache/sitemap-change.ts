import { announceTags, cacheTags, onTagsChanged } from '@/lib/cache-tags'
import { pagesPerPart } from '@/lib/contract/site/sitemap'

/** Tags that every change of a page or record for everybody announces: it comes, goes, moves or shows something else. */
const changed = /^(?:page|record):(\d+)/

/** A tag that is announced when a page comes, goes, moves or gets another title, and not when it shows something else. */
const linked = /^link:\d/

/**
 * Announces the sitemap, and its part, with each page and record that changes, and the addresses where one of them does. The returned
 * function ends that.
 */
export function announceSitemap(): () => void {
  return onTagsChanged((tags) => {
    const parts = new Set(
      tags.flatMap((tag) => {
        const id = changed.exec(tag)?.[1]
        return id === undefined ? [] : Math.floor(Number(id) / pagesPerPart)
      }),
    )
    if (tags.some((tag) => linked.test(tag))) announceTags([cacheTags.addresses])
    if (parts.size > 0) announceTags([cacheTags.sitemap, ...[...parts].map(cacheTags.sitemapPart)])
  })
}
