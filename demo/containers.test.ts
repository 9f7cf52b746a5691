import { expect, it } from 'vitest'
import { prepareBlockData } from '@/backend/content/module-content/block-data'
import { locales } from '@/lib/contract/common/locale'
import { containers } from './containers'
import { listFlatPages, listModules } from './page-tree'
import { pages } from './pages'

it('containers have unique slugs', () => {
  const slugs = containers.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

it.each(containers)('container $slug has the same blocks in both languages', (entry) => {
  const [german, english] = locales.map((locale) => listModules([entry[locale]]))
  expect(german?.[0]?.model).toBe('container')
  expect(english?.map(({ model }) => model)).toEqual(german?.map(({ model }) => model))
  for (const { model, data } of [...(german ?? []), ...(english ?? [])]) {
    expect(prepareBlockData(model, data)).toMatchObject(data)
  }
})

it.each(locales)('containers have a title and are used on a page in %s', (locale) => {
  const flatPages = listFlatPages(pages).filter((page) => page.locale === locale)
  const slugs = flatPages.flatMap(({ text }) => listModules(text.modules).flatMap(({ data }) => data.reusable ?? []))
  expect(new Set(slugs)).toEqual(new Set(containers.map(({ slug }) => slug)))
  for (const entry of containers) expect(entry[locale].data.title).toMatch(/\S/)
})
