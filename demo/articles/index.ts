import type { SeedArticle } from '@/backend/operations/seed/load-articles'
import type { SeedOrganization } from '@/backend/operations/seed/load-organizations'
import type { SeedRecord } from '@/backend/operations/seed/load-records'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import { fromBerlinWallClock, toBerlinWallClock } from '@/lib/datetime'
import { inventPerson } from '../organizations/people'
import { Random } from '../random'
import { debateTopics, pressTopics } from './topic'
import { articleValues } from './values'
import { writeDebateArticle, writePressRelease } from './write'

/**
 * Number of articles in each section. The press section includes a press release under embargo; the
 * debate section includes a draft.
 */
const counts: Record<ArticleSection, number> = { press: 131, debate: 61 }

/** Minimum and maximum number of days between two articles of a section. */
const gaps: Record<ArticleSection, [number, number]> = { press: [8, 26], debate: [18, 42] }

interface ArticleOptions {
  now: Date
  members: readonly SeedOrganization[]
}

/** Creates the articles of both sections, oldest first. The latest are a few days old. */
export function makeArticles(options: ArticleOptions): SeedArticle[] {
  return [...makeSection('press', options), ...makeSection('debate', options)]
}

function makeSection(section: ArticleSection, options: ArticleOptions): SeedArticle[] {
  const count = counts[section]
  const dates = chooseDates(section, options.now)
  const order = createTopicOrder(section)
  const articles: SeedArticle[] = []
  for (let index = count - 1; index >= 0; index -= 1) {
    const [topic = 0, entry = 0] = order[index % order.length] ?? []
    const random = new Random(sectionSeed(section), index)
    const date = dates[index] ?? options.now
    const article = {
      key: `${section}-${index}`,
      date,
      ...makeArticle(section, { topic, entry, date, options, random }),
    }
    articles.push({ ...article, ...chooseState(section, index, date), related: findRelated(article, articles, index) })
  }
  return articles
}

const sectionSeed = (section: ArticleSection) => (section === 'press' ? 11 : 12)

/**
 * Returns the publication time of an article, if it is special. The latest press release gets an
 * embargo; the latest article of the debate becomes a draft.
 */
function chooseState(section: ArticleSection, index: number, date: Date): Pick<SeedRecord, 'publishAt'> {
  if (index > 0) return {}
  return { publishAt: section === 'press' ? date : null }
}

/** Relates every third article to up to two recent articles in its category. */
function findRelated(
  { categories }: Pick<SeedArticle, 'categories'>,
  older: readonly SeedArticle[],
  index: number,
): string[] {
  if (index % 3 > 0) return []
  return older
    .slice(-60)
    .filter((article) => article.categories[0] === categories[0])
    .slice(-4)
    .filter((_, position) => position % 2 === 0)
    .map(({ key }) => key)
}

interface ArticleSource {
  topic: number
  entry: number
  date: Date
  options: ArticleOptions
  random: Random
}

type ArticleContent = Omit<SeedArticle, 'key' | 'date' | 'related'>

function makeArticle(section: ArticleSection, { topic, entry, date, options, random }: ArticleSource): ArticleContent {
  if (section === 'press') {
    const pressTopic = pressTopics[topic]
    const entryTexts = pressTopic?.entries[entry]
    if (!pressTopic || !entryTexts) throw new Error('The topic or entry of the press release does not exist.')
    const { category, contact, attachments, members = 'theater' } = pressTopic
    const values = articleValues(date, listMembers(options, members), random)
    return {
      ...writePressRelease(pressTopic, entryTexts, values, random),
      section,
      author: '',
      categories: [category],
      tags: [],
      contact,
      ...(attachments && random.next() < 0.7 && { attachments }),
    }
  }
  const debateTopic = debateTopics[topic]
  const entryTexts = debateTopic?.entries[entry]
  if (!debateTopic || !entryTexts) throw new Error('The topic or entry of the article does not exist.')
  const values = articleValues(date, listMembers(options, 'theater'), random)
  const author = inventPerson(random)
  values.de.author = author
  values.en.author = author
  return {
    ...writeDebateArticle(debateTopic, entryTexts, values, random),
    section,
    author,
    categories: [debateTopic.category],
    tags: random.sample(debateTopic.tags, random.integer(1, debateTopic.tags.length)),
  }
}

const listMembers = ({ members }: ArticleOptions, wantedCategory: OrganizationCategory) =>
  members.filter(({ category }) => category === wantedCategory)

/**
 * Returns the dates of a section, latest first. All are on weekdays, in the morning or at noon. The
 * first is at most six days in the future.
 */
function chooseDates(section: ArticleSection, now: Date): Date[] {
  const random = new Random(sectionSeed(section), -1)
  const dates: Date[] = []
  const day = 86_400_000
  const today = Math.floor(toBerlinWallClock(now).getTime() / day)
  let back = -6
  for (let index = 0; index < counts[section]; index += 1) {
    if (index > 0) back = index === 1 ? 2 : back + random.integer(...gaps[section])
    const ownRandom = new Random(sectionSeed(section), index, 1)
    dates.push(
      fromBerlinWallClock(new Date(moveToWeekday(today - back) * day + ownRandom.integer(9 * 12, 15 * 12) * 300_000)),
    )
  }
  return dates.sort((a, b) => b.getTime() - a.getTime())
}

/**
 * Returns the day, or the Friday before it if it is on a weekend. Days are counted from Thursday,
 * January 1, 1970.
 */
function moveToWeekday(day: number): number {
  const place = (day + 3) % 7
  return place > 4 ? day - (place - 4) : day
}

/**
 * Lists each entry of each topic once. The list consists of rounds through the topics, so that two
 * articles on the same topic are far apart.
 */
function createTopicOrder(section: ArticleSection): (readonly [topic: number, entry: number])[] {
  const topics: readonly { entries: readonly unknown[] }[] = section === 'press' ? pressTopics : debateTopics
  const rounds = Math.max(...topics.map(({ entries }) => entries.length))
  const random = new Random(sectionSeed(section), -2)
  const indexes = topics.map((_, index) => index)
  return Array.from({ length: rounds }, (_, entry) => {
    // Each half of the topics keeps its place, and only the order within it changes. Otherwise a
    // round could begin with the topic that ended the round before.
    const middle = Math.ceil(indexes.length / 2)
    const halves = [indexes.slice(0, middle), indexes.slice(middle)]
    return halves
      .flatMap((half) => random.sample(half, half.length))
      .filter((topic) => entry < (topics[topic]?.entries.length ?? 0))
      .map((topic) => [topic, entry] as const)
  }).flat()
}
