import { z } from 'zod'
import { headline, image, quote, type SeedModule, type SeedText, text } from '@/backend/operations/seed/content'
import { bullets, paragraphs, steps } from '@/backend/operations/seed/html'
import type { Locale } from '@/lib/contract/common/locale'
import { toSlug } from '@/lib/contract/common/slug'
import { persons } from '../persons'
import type { Random } from '../random'
import { readContent } from '../read-content'
import { fillSentence, type Sentence, sentenceSchema, sentencesSchema } from '../sentence'
import type { DebateTopic, PressTopic } from './topic'
import type { ArticleValues } from './values'

/** Texts of an article in both languages, and the picture that they share. */
interface WrittenArticle {
  heroPicture: string
  de: SeedText
  en: SeedText
}

const { aboutTitle, about, dateline, bylines } = readContent(
  'articles/frame',
  z.strictObject({
    aboutTitle: sentenceSchema,
    about: sentencesSchema,
    dateline: sentenceSchema,
    bylines: sentencesSchema,
  }),
)

/**
 * Writes a press release from an entry of its topic and from some of the other texts of the topic.
 */
export function writePressRelease(
  topic: PressTopic,
  [title, lead]: PressTopic['entries'][number],
  values: ArticleValues,
  random: Random,
): WrittenArticle {
  const [heroPicture = '', inText = heroPicture] = random.sample(topic.pictures, 2)
  const [first, second, ...others] = random.sample(topic.facts, random.integer(3, 4))
  const quotes = random.sample(topic.quotes, random.integer(1, 2))
  const points = random.sample(topic.points, 3)
  const ownAbout = random.pick(about)
  const shape = random.integer(0, 3)
  return writeBothLanguages(heroPicture, values, (locale, say) => {
    const spoken = quotes.map(([person, words]) => quote(say(words), formatNameWithFunction(person, locale)))
    const list = [headline(say(topic.pointsTitle)), text(bullets(...points.map(say)))]
    const opening = paragraphs(
      ...[first, second].flatMap((fact, index) => (fact ? [(index === 0 ? say(dateline) : '') + say(fact)] : [])),
    )
    const furtherFacts = others.length > 0 ? [text(paragraphs(...others.map(say)))] : []
    const end = [headline(say(aboutTitle), { headline_level: 3 }), text(paragraphs(say(ownAbout)))]
    const shapes = [
      [text(opening), ...spoken.slice(0, 1), ...list, ...furtherFacts, ...spoken.slice(1)],
      [text(opening), ...list, ...spoken.slice(0, 1), ...furtherFacts],
      [text(opening), image(inText), ...spoken, ...furtherFacts],
      [text(opening), ...furtherFacts, ...spoken.slice(0, 1), image(inText), ...list],
    ]
    return { title: say(title), heroText: say(lead), modules: [...(shapes[shape] ?? []), ...end] }
  })
}

/**
 * Writes an article of the debate from an entry of its topic and from some of the other texts of
 * the topic.
 */
export function writeDebateArticle(
  topic: DebateTopic,
  [title, subtitle, lead]: DebateTopic['entries'][number],
  values: ArticleValues,
  random: Random,
): WrittenArticle {
  const [heroPicture = '', inText = heroPicture] = random.sample(topic.pictures, 2)
  const facts = random.sample(topic.facts, random.integer(4, 5))
  const pullQuotes = random.sample(topic.quotes, 1)
  const points = random.sample(topic.points, 3)
  const byline = random.pick(bylines)
  const shape = random.integer(0, 3)
  return writeBothLanguages(heroPicture, values, (_, say) => {
    const part = (from: number, to?: number) => text(paragraphs(...facts.slice(from, to).map(say)))
    const heading = headline(say(topic.pointsTitle))
    const spoken = pullQuotes.map((words) => quote(say(words), values.de.author ?? ''))
    const shapes: SeedModule[][] = [
      [part(0, 2), ...spoken, part(2), heading, text(bullets(...points.map(say)))],
      [part(0, 3), image(inText), part(3), heading, text(steps(...points.map(say))), ...spoken],
      [part(0, 1), heading, text(bullets(...points.map(say))), part(1, 3), ...spoken, part(3)],
      [part(0, 2), image(inText), part(2, 3), ...spoken, part(3)],
    ]
    return {
      title: say(title),
      headline: say(subtitle),
      heroText: say(lead),
      modules: [...(shapes[shape] ?? []), text(paragraphs(say(byline)))],
    }
  })
}

type Say = (sentence: Sentence) => string
type Texts = Pick<SeedText, 'title' | 'modules'> & { headline?: string; heroText: string }

function writeBothLanguages(
  heroPicture: string,
  values: ArticleValues,
  write: (locale: Locale, say: Say) => Texts,
): WrittenArticle {
  const inLanguage = (locale: Locale): SeedText => {
    const texts = write(locale, (sentence) => fillSentence(sentence, locale, values[locale]))
    return { headline: '', ...texts, slug: toSlug(texts.title), metaDescription: texts.heroText }
  }
  return { heroPicture, de: inLanguage('de'), en: inLanguage('en') }
}

/**
 * Returns the name and function of a contact person who is quoted.
 * @throws Error for an unknown key
 */
function formatNameWithFunction(key: string, locale: Locale): string {
  const person = persons.find((candidate) => candidate.key === key)
  if (!person) throw new Error(`Unknown person ${key}.`)
  return [person.title[locale], `${person.name}, ${person.function[locale]}`].filter(Boolean).join(' ')
}
