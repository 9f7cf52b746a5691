import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { families } from './jobs/family'
import { listFlatPages } from './page-tree'
import { pages } from './pages'
import { readContent, readOrdered } from './read-content'

const namesIn = (folder: string) =>
  readdirSync(`demo/content/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/^.*\//, '').replace('.json', ''))
    .filter((name) => name !== 'order' && name !== 'tree')
    .sort()

it('names the file and the field that its schema does not allow', () => {
  const schema = z.array(z.strictObject({ old_path: z.string(), new_path: z.number() }))
  expect(() => readContent('redirects', schema)).toThrow(/redirects\.json: [\s\S]*\[0\]\.new_path/)
  expect(() => readContent('settings', z.strictObject({ de: z.unknown() }))).toThrow(/settings\.json: [\s\S]*"en"/)
})

it.each(['articles/press', 'articles/debate', 'downloads'])('every file of %s has its place', (folder) => {
  expect(readOrdered(folder, z.unknown())).toHaveLength(namesIn(folder).length)
})

it('every file of a page or of a family of positions has its place', () => {
  const keys = listFlatPages(pages).filter(({ locale }) => locale === 'de')
  expect(keys.map(({ page }) => page.key).sort()).toEqual(namesIn('pages'))
  expect([...families.keys()].sort()).toEqual(namesIn('jobs/families'))
})
