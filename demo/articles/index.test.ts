import { describe, expect, it } from 'vitest'
import type { SeedArticle } from '@/backend/operations/seed/load-articles'
import { locales } from '@/lib/contract/common/locale'
import { articleSections } from '@/lib/contract/records/article-record'
import { downloads } from '../downloads'
import { makeOrganizations } from '../organizations'
import { persons } from '../persons'
import { makeArticles } from './index'
import { categories, tags } from './topic'

const making = { now: new Date('2026-03-04T10:00:00Z'), members: makeOrganizations() }
const articles = makeArticles(making)
const publishedArticles = articles.filter(({ publishAt }) => publishAt === undefined)
const publicDirectories = downloads
  .filter(({ isProtected }) => !isProtected)
  .flatMap((category) => category.directories)

it('makeArticles creates 130 press releases, 60 articles of the debate, one embargo and one draft', () => {
  const counts = articleSections.map(
    (section) => publishedArticles.filter((article) => article.section === section).length,
  )
  expect(counts).toEqual([60, 130])
  const unpublished = articles.filter((article) => !publishedArticles.includes(article))
  expect(unpublished.map(({ section, publishAt }) => [section, publishAt === null])).toEqual([
    ['press', false],
    ['debate', true],
  ])
  for (const { publishAt } of unpublished) {
    if (publishAt) expect(publishAt.getTime()).toBeGreaterThan(making.now.getTime())
  }
})

it('makeArticles creates the same articles with unique titles in each call', () => {
  expect(makeArticles(making)).toEqual(articles)
  for (const locale of locales) {
    const titles = articles.map((article) => article[locale].title)
    expect(new Set(titles).size).toBe(titles.length)
  }
})

it('makeArticles creates articles of several years up to now, and neighbors without a common sentence', () => {
  for (const section of articleSections) {
    const list = publishedArticles.filter((article) => article.section === section)
    const times = list.map(({ date }) => date.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(list.map(({ date }) => date.getUTCFullYear())).size).toBeGreaterThan(3)
    expect((times.at(-1) ?? 0) / 86_400_000).toBeCloseTo(making.now.getTime() / 86_400_000, -1)
    for (const [index, article] of list.entries()) {
      const previousArticle = list[index - 1]
      const previousSentences = previousArticle ? listSentences(previousArticle) : []
      expect(listSentences(article).filter((text) => previousSentences.includes(text))).toEqual([])
    }
  }
})

/** Lists the sentences of an article without its last two blocks, which press releases share. */
function listSentences({ de }: SeedArticle): string[] {
  return [de.title, de.heroText ?? '', JSON.stringify(de.modules.slice(0, -2)).split(/[.?!] |<\/p>/)]
    .flat()
    .filter((part) => part.length > 60)
}

describe.each(articles)('$de.title', (article) => {
  it('has all texts in both languages', () => {
    for (const locale of locales) {
      const { slug, title, heroText, modules, headline } = article[locale]
      expect([slug, title, heroText]).not.toContain('')
      if (article.section === 'debate') expect([headline, article.author]).not.toContain('')
      expect(modules.length).toBeGreaterThan(3)
      expect(JSON.stringify([title, heroText, modules])).not.toMatch(/[{]\w+[}]|undefined|NaN|\d\.\d{3}\.000/)
    }
    expect(article.de.modules.map(({ model }) => model)).toEqual(article.en.modules.map(({ model }) => model))
  })

  it('refers to existing categories, tags, files, contacts and older articles', () => {
    const listSlugs = (terms: readonly { slug: string }[]) => terms.map(({ slug }) => slug)
    expect(listSlugs(categories[article.section])).toEqual(expect.arrayContaining([...article.categories]))
    expect(listSlugs(tags)).toEqual(expect.arrayContaining([...article.tags]))
    if (article.attachments) expect(listSlugs(publicDirectories)).toContain(article.attachments)
    if (article.contact) expect(persons.map(({ key }) => key)).toContain(article.contact)
    const index = articles.indexOf(article)
    const older = articles.slice(0, index).map(({ key }) => key)
    expect(older).toEqual(expect.arrayContaining([...article.related]))
  })
})
