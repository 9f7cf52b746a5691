import type { SeedArticle } from '@/backend/operations/seed/load-articles'
import type { SeedOrganization } from '@/backend/operations/seed/load-organizations'
import type { SeedRecord } from '@/backend/operations/seed/load-records'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import { fromBerlinClock, toBerlinClock } from '@/lib/datetime'
import { inventPerson } from '../organizations/people'
import { Random } from '../random'
import { debateTopics, pressTopics } from './topic'
import { articleValues } from './values'
import { writeDebateArticle, writePressRelease } from './write'

/** The number of articles, including a press release under embargo and a draft of the debate. */
const counts: Record<ArticleSection, number> = { press: 131, debate: 61 }

/** The least and the most days between two articles of a section. */
const gaps: Record<ArticleSection, [number, number]> = { press: [8, 26], debate: [18, 42] }

interface Making {
  now: Date
  members: readonly SeedOrganization[]
}

/** Creates the articles of both sections, the oldest first; the latest are a few days old. */
export function makeArticles(making: Making): SeedArticle[] {
  return [...makeSection('press', making), ...makeSection('debate', making)]
}

function makeSection(section: ArticleSection, making: Making): SeedArticle[] {
  const count = counts[section]
  const dates = chooseDates(section, making.now)
  const order = topicOrder(section)
  const made: SeedArticle[] = []
  for (let index = count - 1; index >= 0; index -= 1) {
    const [topic = 0, entry = 0] = order[index % order.length] ?? []
    const random = new Random(sectionSeed(section), index)
    const date = dates[index] ?? making.now
    const article = {
      key: `${section}-${index}`,
      date,
      ...makeArticle(section, { topic, entry, date, making, random }),
    }
    made.push({
      ...article,
      ...chooseState(section, index, date),
      related: findRelated(article, made, index),
    })
  }
  return made
}

const sectionSeed = (section: ArticleSection) => (section === 'press' ? 11 : 12)

/**
 * Returns an embargo for the latest press release; makes the latest article of the debate a draft.
 */
function chooseState(section: ArticleSection, index: number, date: Date): Pick<SeedRecord, 'publishAt'> {
  if (index > 0) return {}
  return { publishAt: section === 'press' ? date : null }
}

/** Relates every third article to up to two recent articles of its category. */
function findRelated(
  { categories }: Pick<SeedArticle, 'categories'>,
  older: readonly SeedArticle[],
  index: number,
): string[] {
  if (index % 3 > 0) return []
  return older
    .slice(-60)
    .filter((other) => other.categories[0] === categories[0])
    .slice(-4)
    .filter((_, position) => position % 2 === 0)
    .map(({ key }) => key)
}

interface Place {
  topic: number
  entry: number
  date: Date
  making: Making
  random: Random
}

type OwnFacts = Omit<SeedArticle, 'key' | 'date' | 'related'>

function makeArticle(section: ArticleSection, { topic, entry, date, making, random }: Place): OwnFacts {
  if (section === 'press') {
    const own = pressTopics[topic]
    const written = own?.entries[entry]
    if (!own || !written) throw new Error('There is no such press release.')
    const { category, contact, attachments, members = 'theater' } = own
    const values = articleValues(date, listMembers(making, members), random)
    return {
      ...writePressRelease(own, written, values, random),
      section,
      author: '',
      categories: [category],
      tags: [],
      contact,
      ...(attachments && random.next() < 0.7 && { attachments }),
    }
  }
  const own = debateTopics[topic]
  const written = own?.entries[entry]
  if (!own || !written) throw new Error('There is no such article.')
  const values = articleValues(date, listMembers(making, 'theater'), random)
  const author = inventPerson(random)
  values.de.author = author
  values.en.author = author
  return {
    ...writeDebateArticle(own, written, values, random),
    section,
    author,
    categories: [own.category],
    tags: random.sample(own.tags, random.whole(1, own.tags.length)),
  }
}

const listMembers = ({ members }: Making, own: OrganizationCategory) =>
  members.filter(({ category }) => category === own)

/**
 * Returns the dates of a section, the latest first, all on weekdays in the morning; the first is up
 * to six days from now.
 */
function chooseDates(section: ArticleSection, now: Date): Date[] {
  const random = new Random(sectionSeed(section), -1)
  const dates: Date[] = []
  const day = 86_400_000
  const today = Math.floor(toBerlinClock(now).getTime() / day)
  let back = -6
  for (let index = 0; index < counts[section]; index += 1) {
    if (index > 0) back = index === 1 ? 2 : back + random.whole(...gaps[section])
    const own = new Random(sectionSeed(section), index, 1)
    dates.push(fromBerlinClock(new Date(weekday(today - back) * day + own.whole(9 * 12, 15 * 12) * 300_000)))
  }
  return dates.sort((a, b) => b.getTime() - a.getTime())
}

/** Returns the day, or the Friday before a weekend. Days count from Thursday, January 1, 1970. */
function weekday(day: number): number {
  const place = (day + 3) % 7
  return place > 4 ? day - (place - 4) : day
}

/**
 * Lists each entry of each topic once, in rounds, so that two articles of a topic are far apart.
 */
function topicOrder(section: ArticleSection): (readonly [topic: number, entry: number])[] {
  const topics: readonly { entries: readonly unknown[] }[] = section === 'press' ? pressTopics : debateTopics
  const rounds = Math.max(...topics.map(({ entries }) => entries.length))
  const random = new Random(sectionSeed(section), -2)
  const indexes = topics.map((_, index) => index)
  return Array.from({ length: rounds }, (_, entry) => {
    // Only the order within each half changes, so that a round never begins with the last topic of
    // another.
    const middle = Math.ceil(indexes.length / 2)
    const halves = [indexes.slice(0, middle), indexes.slice(middle)]
    return halves
      .flatMap((half) => random.sample(half, half.length))
      .filter((topic) => entry < (topics[topic]?.entries.length ?? 0))
      .map((topic) => [topic, entry] as const)
  }).flat()
}
