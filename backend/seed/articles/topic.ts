import type { OrganizationCategory } from '@/lib/contract/organization-record'
import type { Sentence } from '../sentence'

/** What articles of a topic say, by hand; each article is one of `entries` and some of the rest. */
interface Topic {
  /** The slug of a category of the section. */
  category: string
  /** Keys of demo pictures. */
  pictures: readonly string[]
  /** Paragraphs. */
  facts: readonly Sentence[]
  /** What stands above the list of points. */
  pointsTitle: Sentence
  points: readonly Sentence[]
}

/** A topic of press releases: titles with what they announce, the latest first. */
export interface PressTopic extends Topic {
  /** The key of the person to ask. */
  contact: string
  /** Which members it names; theaters without it. */
  members?: OrganizationCategory
  /** The slug of a directory of downloads that belongs to it. */
  attachments?: string
  entries: readonly (readonly [title: Sentence, lead: Sentence])[]
  /** Who says something, by key, and what. */
  quotes: readonly (readonly [person: string, words: Sentence])[]
}

/** A topic of the debate: titles with subtitle and what the article is about, the latest first. */
export interface DebateTopic extends Topic {
  /** Slugs of tags. */
  tags: readonly string[]
  entries: readonly (readonly [title: Sentence, subtitle: Sentence, lead: Sentence])[]
  /** Sentences that are lifted from the text. */
  quotes: readonly Sentence[]
}
