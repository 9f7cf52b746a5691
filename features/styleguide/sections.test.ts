import { describe, expect, it } from 'vitest'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { blockModels } from '@/lib/contract/blocks/registry'
import { locales } from '@/lib/contract/common/locale'
import { blockVariants } from '@/tests/content/block-variants'
import { createExamples, sectionNames } from './sections'

function listWithInner(module: Module): Module[] {
  const innerModules = [...module.children, ...module.columns.flatMap(({ children }) => children)]
  return [module, ...innerModules.flatMap(listWithInner)]
}

const listModules = (locale: 'de' | 'en') =>
  sectionNames.flatMap((name) => createExamples(name, locale).flatMap(({ modules }) => modules.flatMap(listWithInner)))

const listValues = (model: string, field: string) =>
  new Set(
    listModules('de')
      .filter((module) => module.model === model)
      .map(({ data }) => data[field]),
  )

describe('examples', () => {
  it('show every block', () => {
    expect([...new Set(listModules('de').map(({ model }) => model))].sort()).toEqual([...blockModels].sort())
  })

  it.each([...blockVariants, ['headline', 'headline_level', [2, 3, 4, 5, 6]] as const])(
    'show %s with every %s',
    (model, field, values) => {
      expect([...listValues(model, field)]).toEqual(expect.arrayContaining([...values]))
    },
  )

  it.each(locales)('are valid modules with unique ids (%s)', (locale) => {
    for (const name of sectionNames) {
      const modules = createExamples(name, locale).flatMap((example) => example.modules.flatMap(listWithInner))
      expect(modules.map((module) => moduleSchema.parse(module))).toEqual(modules)
      expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length)
    }
  })

  it('are the same each time', () => {
    expect(listModules('en')).toEqual(listModules('en'))
  })
})
