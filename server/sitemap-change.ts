import { announceTags, cacheTags, onTagsChanged } from '@/lib/cache-tags'
import { pagesPerPart } from '@/lib/contract/sitemap'

/** Tags that every change of a page or record for everybody announces: it comes, goes, moves or shows something else. */
const changed = /^(?:page|record):(\d+)/

/** Announces the sitemap, and its part, with each page and record that changes. The returned function ends that. */
export function announceSitemap(): () => void {
  return onTagsChanged((tags) => {
    const parts = new Set(
      tags.flatMap((tag) => {
        const id = changed.exec(tag)?.[1]
        return id === undefined ? [] : Math.floor(Number(id) / pagesPerPart)
      }),
    )
    if (parts.size > 0) announceTags([cacheTags.sitemap, ...[...parts].map(cacheTags.sitemapPart)])
  })
}
