import { expect, it } from 'vitest'
import { prepareBlockData } from '@/backend/content/block-data'
import { locales } from '@/lib/contract/locale'
import { containers } from './containers'
import { listModules } from './page-tree'

it('gives each container a slug of its own', () => {
  const slugs = containers.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

it.each(containers)('holds the same blocks in both languages: $slug', (entry) => {
  const [german, english] = locales.map((locale) => listModules([entry[locale]]))
  expect(german?.[0]?.model).toBe('container')
  expect(english?.map(({ model }) => model)).toEqual(german?.map(({ model }) => model))
  for (const { model, data } of [...(german ?? []), ...(english ?? [])]) {
    expect(prepareBlockData(model, data)).toMatchObject(data)
  }
})
