import { announceTags, cacheTags, onTagsChanged } from '@/lib/cache-tags'
import { pagesPerPart } from '@/lib/contract/site/sitemap'

/** Tag of every public change of a page or record. */
const changedContent = /^(?:page|record):(\d+)/

/** Tag of a page that is added, removed, moved or renamed, but not of other changes. */
const changedLink = /^link:\d/

/**
 * Announces the sitemap and its part for each changed page or record, and the addresses if one
 * changes.
 * @returns a function that stops it
 */
export function announceSitemap(): () => void {
  return onTagsChanged((tags) => {
    const parts = new Set(
      tags.flatMap((tag) => {
        const id = changedContent.exec(tag)?.[1]
        return id === undefined ? [] : Math.floor(Number(id) / pagesPerPart)
      }),
    )
    if (tags.some((tag) => changedLink.test(tag))) announceTags([cacheTags.addresses])
    if (parts.size > 0) announceTags([cacheTags.sitemap, ...[...parts].map(cacheTags.sitemapPart)])
  })
}
