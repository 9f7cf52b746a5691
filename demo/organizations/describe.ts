import { headline, image, type SeedText, table, text } from '@/backend/operations/seed/content'
import { bullets, cells, paragraphs } from '@/backend/operations/seed/html'
import type { Locale } from '@/lib/contract/common/locale'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import type { Random } from '../random'
import { fillSentence, type Sentence } from '../sentence'
import type { Kind } from './names'
import { labels, pictures, texts } from './texts'

/** The numbers in the texts of a member. */
export interface Figures {
  founded: number
  staff: number
  seats: number
  shows: number
  guests: number
}

interface Member {
  category: OrganizationCategory
  kind: Kind
  name: string
  city: string
  slug: string
}

interface Description {
  heroPicture: string
  pictures: readonly string[]
  de: SeedText
  en: SeedText
}

/** Writes the description of a member with the same numbers in both languages. */
export function describeMember(member: Member, figures: Figures, random: Random): Description {
  const bank = texts[member.category]
  const [heroPicture = '', inText = '', ...otherPictures] = random.sample(pictures[member.category], 4)
  const sentences = {
    teaser: random.pick(bank.teaser),
    opening: random.pick(bank.opening),
    history: random.pick(bank.history),
    programme: random.sample(bank.programme, 3),
    people: random.sample(bank.people, 2),
    visit: random.sample(bank.visit, 2),
  }
  const hasTable = random.next() < 0.6
  const writeText = (locale: Locale): SeedText => {
    const values = toValues(member, figures, locale)
    const say = (sentence: Sentence) => fillSentence(sentence, locale, values)
    const label = (de: string, en: string) => (locale === 'de' ? de : en)
    const visit = hasTable
      ? [
          table(figureCells(member, figures, locale), { caption: label('In Zahlen', 'In figures'), head: 'column' }),
          text(paragraphs(...sentences.visit.slice(1).map(say))),
        ]
      : [headline(label('Ihr Besuch', 'Your visit')), text(bullets(...sentences.visit.map(say)))]
    return {
      slug: member.slug,
      title: member.name,
      headline: '',
      metaDescription: `${member.name}, ${member.kind.title[locale]} (${member.city})`,
      heroText: say(sentences.teaser),
      modules: [
        text(paragraphs(say(sentences.opening), say(sentences.history))),
        headline(say(bank.programmeTitle)),
        text(paragraphs(sentences.programme.map(say).join(' '))),
        image(inText),
        headline(say(bank.peopleTitle)),
        text(paragraphs(...sentences.people.map(say))),
        ...visit,
      ],
    }
  }
  return { heroPicture, pictures: otherPictures, de: writeText('de'), en: writeText('en') }
}

/** Returns the table of the numbers. Members of the category `other` have no seats. */
function figureCells({ category }: Member, figures: Figures, locale: Locale): string {
  const names = Object.keys(labels.de) as (keyof Figures)[]
  return cells(
    ...names
      .filter((name) => name !== 'seats' || category !== 'other')
      .map((name) => [labels[locale][name], formatNumber(locale, name, figures[name])]),
  )
}

/** Formats a number; years have no separators. */
const formatNumber = (locale: Locale, name: string, value: number) =>
  name === 'founded' ? String(value) : value.toLocaleString(locale)

function toValues({ name, city }: Member, figures: Figures, locale: Locale): Record<string, string> {
  const values: Record<string, string> = { name, city }
  for (const [key, value] of Object.entries(figures)) values[key] = formatNumber(locale, key, value)
  return values
}
