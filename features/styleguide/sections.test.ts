import { describe, expect, it } from 'vitest'
import { fullTeaserClasses } from '@/lib/contract/blocks/full-teaser'
import { headlineClasses } from '@/lib/contract/blocks/headline'
import { imageAliases } from '@/lib/contract/blocks/image'
import { imageListClasses } from '@/lib/contract/blocks/image-list'
import { linkClasses } from '@/lib/contract/blocks/link'
import { containerLayouts, type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { blockModels } from '@/lib/contract/blocks/registry'
import { sectionColors } from '@/lib/contract/blocks/section'
import { teamClasses } from '@/lib/contract/blocks/team'
import { teaserListClasses } from '@/lib/contract/blocks/teaser-list'
import { locales } from '@/lib/contract/common/locale'
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

  it.each<[string, string, readonly unknown[]]>([
    ['headline', 'extra_class', headlineClasses],
    ['headline', 'headline_level', [2, 3, 4, 5, 6]],
    ['link', 'extra_class', linkClasses],
    ['image', 'alias', imageAliases],
    ['imagelist', 'extra_class', imageListClasses],
    ['fullteaser', 'extra_class', fullTeaserClasses],
    ['teaserlist', 'extra_class', teaserListClasses],
    ['team', 'extra_class', teamClasses],
    ['section', 'href', sectionColors],
    ['container', 'layout', containerLayouts.map((_, index) => index)],
  ])('show %s with every %s', (model, field, values) => {
    expect([...listValues(model, field)]).toEqual(expect.arrayContaining([...values]))
  })

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
