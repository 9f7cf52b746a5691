import { expect, it } from 'vitest'
import { announceTags, onTagsChanged } from '@/lib/cache-tags'
import { announceSitemap } from './sitemap-change'

it.each([
  ['a changed page', ['page:12:de', 'nav:de'], ['sitemap', 'sitemap:0']],
  ['a new page', ['page:12:de', 'link:12:de'], ['addresses', 'sitemap', 'sitemap:0']],
  ['a changed record', ['record:1999', 'records:event'], ['sitemap', 'sitemap:1']],
  ['several changed pages', ['page:5:de', 'page:5:en', 'page:3000:de'], ['sitemap', 'sitemap:0', 'sitemap:3']],
  ['a changed menu only', ['nav:de', 'settings', 'records:event'], []],
])('announces the parts of the sitemap that are affected by %s', (_, tags, expected) => {
  const announcedTags: string[] = []
  const end = announceSitemap()
  const unsubscribe = onTagsChanged((changedTags) => announcedTags.push(...changedTags))
  announceTags(tags)
  end()
  announceTags(['page:1:de'])
  unsubscribe()
  expect(announcedTags.filter((tag) => /^(?:sitemap|addresses)/.test(tag))).toEqual(expected)
})
