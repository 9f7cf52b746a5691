import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { userGroups } from '@/lib/contract/accounts/account'
import { locales } from '@/lib/contract/common/locale'
import { searchKinds } from '@/lib/contract/site/search'
import { id } from '../columns'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Compared byte by byte, so that what begins with some letters is a range of an index in every database. */
const wordText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * What searches look through: what visitors may find in one language, as it is shown now. Triggers keep it at the end of each
 * transaction (see the function refresh_search_entries).
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: id(),
    kind: text({ enum: searchKinds }).notNull(),
    /** Of its page, person or file. */
    recordId: integer('record_id').notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Who may find it (see backend/platform/access/audience.ts). */
    audience: text({ enum: userGroups }).array(),
    /** Whether there is none of the same in the other language. */
    isAlone: boolean('is_alone').notNull(),
    date: timestamp({ withTimezone: true }),
    /** That of the date in Berlin. */
    year: integer(),
    title: text().notNull(),
    detail: text().notNull(),
    headlines: text().notNull(),
    body: text().notNull(),
    /** The reusable containers that it shows, at whatever depth. */
    containers: text().array().notNull(),
    titleWords: tsvector('title_words').notNull(),
    /** All words: of the title with weight A, of headlines B, of the detail C, of the text D. */
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

/** The words of all entries, folded: what is typed is completed, taken apart and corrected by them. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text({ enum: locales }).notNull(),
    word: wordText().notNull(),
    /** With umlauts and ß. */
    spelling: text().notNull(),
    /** What stands for it in `words`. */
    lexeme: text().notNull(),
    /** All parts of three letters of the word between blanks (the function text_parts). */
    parts: text().array().notNull().generatedAlwaysAs(sql`text_parts(' ' || word || ' ')`),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_lexeme').on(table.lexeme, table.locale),
    index('search_words_parts').using('gin', table.parts),
  ],
)

/** Words that mean nearly the same, group by group, as editors would write them. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: id(),
  locale: text({ enum: locales }).notNull(),
  words: text().array().notNull(),
})

/** What a transaction has changed and its end brings up to date. Empty to everybody else. */
export const searchChanges = pgTable('search_changes', {
  id: id(),
  source: text({ enum: ['page', 'person', 'file', 'job'] }).notNull(),
  recordId: integer('record_id').notNull(),
  /** Whether nothing but the audience changed. */
  isAudienceOnly: boolean('is_audience_only').notNull().default(false),
})

/** The text of files to download, by the hash of their content; empty where none could be read. */
export const fileTexts = pgTable('file_texts', {
  hash: text().primaryKey(),
  text: text().notNull(),
  extractedAt: timestamp('extracted_at', { withTimezone: true }).notNull(),
})
