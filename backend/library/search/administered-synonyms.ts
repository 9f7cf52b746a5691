import { eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { searchSynonyms } from '@/backend/platform/db/schema/library/search'
import { searchSynonymRecords, toSynonymEntries } from '@/lib/contract/administration/search-synonyms'
import { mayManageSynonyms } from './policy'

const joinedWords = sql`array_to_string(${searchSynonyms.words}, ', ')`

/** The record type "search synonyms" of the administration: words that the search equates. */
export const administeredSearchSynonyms: Administered<typeof searchSynonymRecords> = {
  contract: searchSynonymRecords,
  may: mayManageSynonyms,
  list: {
    from: sql`${searchSynonyms}`,
    id: sql`${searchSynonyms.id}`,
    searchColumns: [joinedWords],
    orderings: { words: sql`lower(${joinedWords})`, locale: sql`${searchSynonyms.locale}` },
    filters: { locale: (locale) => sql`${searchSynonyms.locale} = ${locale}` },
  },
  async present(db, ids) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(searchSynonyms)
      .where(inArray(searchSynonyms.id, [...ids]))
    return rows.map(({ id, locale, words }) => {
      const title = words.join(', ')
      return { id, title, url: null, values: { words: title, locale } }
    })
  },
  async read(db, id) {
    const [row] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.id, id))
    return row ? { locale: row.locale, words: row.words.join(', ') } : null
  },
  insert: (db, values, formerId) => insertRecord(db, searchSynonyms, toColumns(values), formerId),
  async update(db, id, values) {
    await db.update(searchSynonyms).set(toColumns(values)).where(eq(searchSynonyms.id, id))
  },
  async remove(db, id) {
    await db.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
  },
}

function toColumns({ locale, words }: z.output<typeof searchSynonymRecords.values>) {
  return { locale, words: toSynonymEntries(words) }
}
