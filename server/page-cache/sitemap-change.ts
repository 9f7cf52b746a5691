import { announceTags, cacheTags, onTagsChanged } from '@/lib/cache-tags'
import { pagesPerPart } from '@/lib/contract/site/sitemap'

/** Matches the tag of a page or record, which is announced at every public change of it. */
const changedContent = /^(?:page|record):(\d+)/

/** Matches the tag that is announced when a page is added, removed, moved or renamed. */
const changedLink = /^link:\d/

/**
 * When pages or records change, announces a change of the sitemap and of its parts that contain
 * them. When one of their addresses changes, announces a change of the addresses.
 * @returns a function that stops the announcements
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
