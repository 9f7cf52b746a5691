import { expect, it } from 'vitest'
import { announceTags, onTagsChanged } from '@/lib/cache-tags'
import { announceSitemap } from './sitemap-change'

it.each([
  ['a page that changed', ['page:12:de', 'nav:de'], ['sitemap', 'sitemap:0']],
  ['a page that came', ['page:12:de', 'link:12:de'], ['addresses', 'sitemap', 'sitemap:0']],
  ['a record that changed', ['record:1999', 'records:event'], ['sitemap', 'sitemap:1']],
  ['several', ['page:5:de', 'page:5:en', 'page:3000:de'], ['sitemap', 'sitemap:0', 'sitemap:3']],
  ['the menu alone', ['nav:de', 'settings', 'records:event'], []],
])('announces the sitemap with %s', (_, tags, expected) => {
  const announced: string[] = []
  const end = announceSitemap()
  const forget = onTagsChanged((changed) => announced.push(...changed))
  announceTags(tags)
  end()
  announceTags(['page:1:de'])
  forget()
  expect(announced.filter((tag) => /^(?:sitemap|addresses)/.test(tag))).toEqual(expected)
})
