import { describe, expect, it } from 'vitest'
import { prepareBlockData } from '@/backend/content/module-content/block-data'
import type { SeedModule, SeedPage } from '@/backend/operations/seed/content'
import { containerLayouts } from '@/lib/contract/blocks/module'
import { blockModels } from '@/lib/contract/blocks/registry'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { blockVariants } from '@/tests/content/block-variants'
import { type FlatPage, listFlatPages, listModules } from '../page-tree'
import { logos, pictures } from '../pictures'
import { pages } from '.'

const allPages = listFlatPages(pages)
const cases = allPages.map((entry): [string, FlatPage] => [entry.path, entry])
const getModules = (entry: FlatPage) => listModules(entry.text.modules)

/** The fields of blocks with texts for visitors. */
const wordFields = [
  ...['preline', 'headline', 'content', 'subline', 'text', 'link_text', 'description', 'author', 'title'],
  ...['html_code', 'image_alt'],
]

/** The texts of a page for visitors, without markup. */
function listWords(entry: FlatPage): string[] {
  const { title, menuName, headline, metaDescription, heroText } = entry.text
  const blocks = getModules(entry).flatMap(({ data }) => wordFields.map((field) => data[field]))
  return [title, menuName, headline, metaDescription, heroText, ...blocks]
    .filter((words) => typeof words === 'string')
    .map((words) => words.replace(/<[^>]*>/g, ' '))
}

/** The keys of a page's pictures, including those of its modules. */
function listPictureKeys(entry: FlatPage): string[] {
  const { heroPicture, menuPicture } = entry.page
  return [heroPicture, menuPicture, ...getModules(entry).map(({ picture }) => picture)].filter(
    (key) => key !== undefined,
  )
}

/** The values of a field in all blocks of a model in one language. */
function listValues(locale: Locale, model: string, field: string): Set<unknown> {
  const modules = allPages
    .filter((entry) => entry.locale === locale && entry.page.isOnline !== false)
    .flatMap(getModules)
    .filter((module) => module.model === model)
  return new Set(modules.map((module) => toStoredData(module)[field]))
}

/** Converts a block's data to stored form, with ids instead of keys. */
function toStoredData({ model, data, picture, person, selection }: SeedModule) {
  return prepareBlockData(model, {
    ...data,
    ...(picture && { image: 1 }),
    ...(person && { person: 1 }),
    ...(selection && { html_code_obj: 1 }),
  })
}

describe('pages', () => {
  it.each(locales)('has at least 25 online pages in %s, on at least three levels', (locale) => {
    const entries = allPages.filter((entry) => entry.locale === locale && entry.page.isOnline !== false)
    expect(entries.length).toBeGreaterThanOrEqual(25)
    expect(Math.max(...entries.map(({ depth }) => depth))).toBeGreaterThanOrEqual(3)
  })

  it('starts with the home page, which is the only page without a slug', () => {
    expect(allPages.filter(({ text }) => text.slug === '').map(({ path }) => path)).toEqual(['/de', '/en'])
    expect(pages[0]?.de.slug).toBe('')
  })

  it('has unique paths and keys', () => {
    const paths = allPages.map(({ path }) => path)
    const keys = allPages.map(({ page, locale }) => `${locale} ${page.key}`)
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has slugs of lowercase letters, digits and hyphens', () => {
    const slugs = allPages.map(({ text }) => text.slug).filter((slug) => slug !== '')
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('has one offline page, which is in no menu', () => {
    const offlinePages = allPages.filter(({ page }) => page.isOnline === false)
    expect(offlinePages.map(({ path }) => path)).toEqual(['/de/entwurf-spielzeitbericht', '/en/draft-season-report'])
    expect(offlinePages.some(({ page }) => page.inMenu || page.inFooter)).toBe(false)
  })

  it('highlights main sections and has the legal pages in the footer', () => {
    const footer = allPages.filter(({ page, locale }) => page.inFooter && locale === 'de').map(({ path }) => path)
    expect(footer).toEqual(expect.arrayContaining(['/de/impressum', '/de/datenschutz', '/de/barrierefreiheit']))
    const highlights = allPages.filter(({ page }) => page.isHighlight)
    expect(highlights.length).toBeGreaterThan(0)
    expect(highlights.filter(({ page, depth }) => depth > 1 || !page.inMenu)).toEqual([])
  })

  it('has account pages with the account layout, which are in no footer', () => {
    const account = allPages.filter(({ path }) => /^\/..\/account(\/|$)/.test(path))
    expect(account.length).toBeGreaterThan(20)
    // The account area is not in the menu.
    const isArea = (path: string) => /^\/..\/account$/.test(path)
    const misplaced = account.filter(
      ({ page, path }) => page.areaClass !== 'account' || page.inFooter || (isArea(path) && page.inMenu),
    )
    expect(misplaced.map(({ path }) => path)).toEqual([])
  })

  it('has sibling pages with tab navigation', () => {
    const families = allPages.map(({ page }) => page.children ?? []).filter((children) => children.length > 1)
    const areTabs = (children: SeedPage[]) => children.every((child) => child.hasTabNavigation)
    expect(families.some(areTabs)).toBe(true)
  })
})

describe('the blocks of the pages', () => {
  it.each(locales)('include every model and variant in %s', (locale) => {
    const entries = allPages.filter((entry) => entry.locale === locale && entry.page.isOnline !== false)
    const models = new Set(entries.flatMap(getModules).map(({ model }) => model))
    expect([...models].sort()).toEqual([...blockModels].sort())
    for (const [model, field, variants] of blockVariants) {
      expect([...listValues(locale, model, field)].sort(), model).toEqual([...variants].sort())
    }
  })

  it.each(cases)('are stored unchanged: %s', (_path, entry) => {
    for (const module of getModules(entry)) expect(toStoredData(module)).toMatchObject(module.data)
  })

  it('have the same pictures, persons and media in both languages', () => {
    const listReferences = (locale: Locale) =>
      allPages
        .filter((entry) => entry.locale === locale)
        .flatMap(getModules)
        .map(({ model, picture, person, selection, data }) => {
          return [model, picture, person, selection, data.video_url, data.embed]
        })
    expect(listReferences('en')).toEqual(listReferences('de'))
  })

  it('have as many columns as their layout', () => {
    const containers = allPages.flatMap(getModules).filter(({ model }) => model === 'container')
    for (const { data, columns } of containers) {
      expect(columns).toHaveLength(containerLayouts[Number(data.layout)]?.split('-').length ?? 0)
    }
  })

  it.each(cases)('skip no heading level: %s', (_path, entry) => {
    const levels = getModules(entry).flatMap(({ data }) => Number(data.headline_level ?? []) || [])
    levels.forEach((level, index) => {
      expect(level).toBeGreaterThanOrEqual(2)
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1)
    })
  })

  it('have unique anchors on a page', () => {
    for (const entry of allPages) {
      const anchors = getModules(entry).flatMap(({ data }) => (data.anchor ? [data.anchor] : []))
      expect(new Set(anchors).size, entry.path).toBe(anchors.length)
    }
  })

  it('have only existing pictures', () => {
    const known = new Set([...pictures, ...logos].map(({ key }) => key))
    expect(allPages.flatMap(listPictureKeys).filter((key) => !known.has(key))).toEqual([])
  })
})

describe('the texts of the pages', () => {
  it.each(cases)('are not empty: %s', (_path, entry) => {
    const { title, headline, metaDescription } = entry.text
    expect([title, headline, metaDescription, ...listWords(entry)].filter((words) => words.trim() === '')).toEqual([])
    expect(getModules(entry).some(({ model }) => model === 'text')).toBe(entry.page.isClickable !== false)
  })

  it.each(cases)('have typographic quotes, and no exclamation marks: %s', (_path, entry) => {
    expect(listWords(entry).filter((words) => /["'!]/.test(words))).toEqual([])
  })

  it('have as many opening as closing German quotation marks', () => {
    const germanWords = allPages.filter(({ locale }) => locale === 'de').flatMap(listWords)
    const count = (words: string, mark: string) => words.split(mark).length
    expect(germanWords.filter((words) => count(words, '„') !== count(words, '“'))).toEqual([])
  })

  it('differ between the languages if they have more than three words', () => {
    const inGerman = new Set(allPages.filter(({ locale }) => locale === 'de').flatMap(listWords))
    const englishWords = allPages.filter(({ locale }) => locale === 'en').flatMap(listWords)
    expect(englishWords.filter((words) => words.split(/\s+/).length > 3 && inGerman.has(words))).toEqual([])
  })
})
