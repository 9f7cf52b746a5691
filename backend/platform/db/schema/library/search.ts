import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { userGroups } from '@/lib/contract/accounts/account'
import { locales } from '@/lib/contract/common/locale'
import { searchKinds } from '@/lib/contract/site/search'
import { id } from '../columns'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Compared by bytes, so that an index finds beginnings in every database. */
const wordText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * Public content for searches, in one language. Triggers update it at the end of each transaction
 * (`refresh_search_entries`).
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: id(),
    kind: text({ enum: searchKinds }).notNull(),
    /** Id of the page, person, file or job ad. */
    recordId: integer('record_id').notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Audience (backend/platform/access/audience.ts). */
    audience: text({ enum: userGroups }).array(),
    /** True without content in the other language. */
    isAlone: boolean('is_alone').notNull(),
    date: timestamp({ withTimezone: true }),
    /** Year of `date` in Berlin. */
    year: integer(),
    title: text().notNull(),
    detail: text().notNull(),
    headlines: text().notNull(),
    body: text().notNull(),
    /** Reusable containers of the page, also nested ones. */
    containers: text().array().notNull(),
    titleWords: tsvector('title_words').notNull(),
    /** Weights of words: title A, headlines B, detail C, body D. */
    words: tsvector().notNull(),
  },
  (table) => [
    unique('search_entries_record').on(table.kind, table.recordId, table.locale),
    index('search_entries_german').using('gin', table.words).where(sql`${table.locale} = 'de'`),
    index('search_entries_english').using('gin', table.words).where(sql`${table.locale} = 'en'`),
    index('search_entries_german_titles').using('gin', table.titleWords).where(sql`${table.locale} = 'de'`),
    index('search_entries_english_titles').using('gin', table.titleWords).where(sql`${table.locale} = 'en'`),
    index('search_entries_alone').on(table.locale).where(sql`${table.isAlone}`),
    index('search_entries_containers').using('gin', table.containers).where(sql`${table.containers} <> '{}'`),
  ],
)

/** All words of the entries, to complete, split and correct searches. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text({ enum: locales }).notNull(),
    word: wordText().notNull(),
    /** The word with umlauts and ß. */
    spelling: text().notNull(),
    /** Stem of the word, as in `words` of the entries. */
    lexeme: text().notNull(),
    /** Trigrams of the word between spaces (`text_parts`). */
    parts: text().array().notNull().generatedAlwaysAs(sql`text_parts(' ' || word || ' ')`),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_lexeme').on(table.lexeme, table.locale),
    index('search_words_parts').using('gin', table.parts),
  ],
)

/** Groups of synonyms. A synonym may have several words. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  locale: text({ enum: locales }).notNull(),
  words: text().array().notNull(),
  /** Stems of each synonym (`synonym_keys`). */
  keys: text().array().generatedAlwaysAs(sql`synonym_keys(words, locale)`),
})

/** Changes whose entries must be updated before the commit. Empty outside a transaction. */
export const searchChanges = pgTable('search_changes', {
  id: id(),
  source: text({ enum: ['page', 'person', 'file', 'job'] }).notNull(),
  recordId: integer('record_id').notNull(),
  isAudienceOnly: boolean('is_audience_only').notNull().default(false),
})

/** Texts of download files by hash; '' for unreadable ones. */
export const fileTexts = pgTable('file_texts', {
  hash: text().primaryKey(),
  text: text().notNull(),
  extractedAt: timestamp('extracted_at', { withTimezone: true }).notNull(),
})
