import { arrayOverlaps, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Administered } from '@/backend/platform/administration/administered'
import { relationsCell, textCell } from '@/backend/platform/administration/import/importable'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import { mergeRecords } from '@/backend/platform/administration/merge-records'
import { findInColumn } from '@/backend/platform/administration/omit-missing'
import { listPageTitles } from '@/backend/platform/administration/page-titles'
import { deleteRecord } from '@/backend/platform/administration/write-record'
import type { Queryable } from '@/backend/platform/db/client'
import { toFoldedName } from '@/backend/platform/db/folded-name'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { images } from '@/backend/platform/db/schema/library/images'
import { personCategories, personCategoryMembers, persons } from '@/backend/platform/db/schema/library/persons'
import { presentImage } from '@/backend/platform/images/presenter'
import { personRecords } from '@/lib/contract/administration/persons'
import type { FieldErrors } from '@/lib/contract/common/errors'
import { lockPictures } from '../media/lock-pictures'
import { listUses, type RecordReferences } from '../page-links/list-uses'
import { personMessage } from './messages'
import { mayEditPersons } from './policy'

/** Further headings that an imported table may use for the phone number. */
const phoneHeadings = ['Tel', 'Telefonnummer', 'Phone number', 'Telephone']

type Values = z.output<typeof personRecords.values>

const findCategories = findInColumn(personCategories.id)

/** The condition that another person has the same name or e-mail address. */
const hasDuplicate = sql`EXISTS (
  SELECT FROM persons AS duplicate WHERE duplicate.id <> ${persons.id} AND (
    (duplicate.email <> '' AND lower(duplicate.email) = lower(${persons.email}))
    OR ${toFoldedName(sql`duplicate.name`)} = ${toFoldedName(sql`${persons.name}`)}))`

export const administeredPersons: Administered<typeof personRecords> = {
  contract: personRecords,
  may: mayEditPersons,
  list: {
    from: sql`${persons}`,
    id: sql`${persons.id}`,
    searchColumns: [sql`${persons.name}`, sql`${persons.email}`, sql`${persons.phone}`, sql`${persons.function}::text`],
    orderings: { name: sql`${persons.name}`, email: sql`${persons.email}`, position: sql`${persons.position}` },
    filters: {
      category: (id) =>
        sql`${persons.id} IN (SELECT ${personCategoryMembers.personId} FROM ${personCategoryMembers} WHERE ${personCategoryMembers.categoryId} = ${id})`,
      duplicates: () => hasDuplicate,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ person: persons, photo: images })
      .from(persons)
      .leftJoin(images, eq(images.id, persons.photoId))
      .where(inArray(persons.id, [...ids]))
    const members = await db
      .select({ personId: personCategoryMembers.personId, category: personCategories })
      .from(personCategoryMembers)
      .innerJoin(personCategories, eq(personCategories.id, personCategoryMembers.categoryId))
      .where(inArray(personCategoryMembers.personId, [...ids]))
      .orderBy(personCategories.position, personCategories.id)
    return rows.map(({ person, photo }) => ({
      id: person.id,
      title: person.name,
      url: null,
      values: {
        name: person.name,
        function: person.function[locale],
        email: person.email,
        phone: person.phone,
        photo: photo && presentImage(photo, locale),
        categories: members
          .filter(({ personId }) => personId === person.id)
          .map(({ category }) => ({ id: category.id, title: category.title[locale] })),
      },
    }))
  },
  read: async (db, id) => (await readPersons(db, [id])).get(id) ?? null,
  async check(db, { photo, categories }, _id, locale) {
    const errors: FieldErrors = {}
    if (photo !== null && !(await lockPictures(db, [photo])).has(photo)) {
      errors.photo = [personMessage(locale, 'pictureMissing')]
    }
    const existingCategories = new Set(await findCategories(db, categories))
    if (!categories.every((id) => existingCategories.has(id)))
      errors.categories = [personMessage(locale, 'categoryMissing')]
    return Object.keys(errors).length > 0 ? errors : null
  },
  references: { photo: lockPictures, categories: findCategories },
  async insert(db, values, formerId) {
    const personId = await insertRecord(db, persons, { position: nextPosition, ...toColumns(values) }, formerId)
    if (formerId !== null) await releaseIds(db, [formerId])
    if (values.categories.length > 0) await storeCategories(db, personId, values.categories)
    return personId
  },
  async update(db, id, values) {
    await db.update(persons).set(toColumns(values)).where(eq(persons.id, id))
    await storeCategories(db, id, values.categories)
  },
  async remove(db, id) {
    await db.delete(persons).where(eq(persons.id, id))
  },
  hidden: {
    async read(db, id) {
      const [row] = await db.select({ replaces: persons.replaces }).from(persons).where(eq(persons.id, id))
      return { ...(await keptRows.read(db, id)), replaces: row?.replaces ?? [] }
    },
    async write(db, id, data, author) {
      await keptRows.write(db, id, data, author)
      const { replaces } = hiddenSchema.parse(data)
      // A merged person that was restored keeps its id.
      const restoredPersons = await db.select({ id: persons.id }).from(persons).where(isAnyOf(persons.id, replaces))
      const freeIds = replaces.filter((mergedId) => !restoredPersons.some((person) => person.id === mergedId))
      if (freeIds.length === 0) return
      await releaseIds(db, freeIds)
      await db.update(persons).set({ replaces: freeIds }).where(eq(persons.id, id))
    },
  },
  async listUses(db, ids, locale) {
    const releases = sql`SELECT ${articles.pageId} FROM ${articles} WHERE ${isAnyOf(articles.contactId, ids)}`
    return [...(await listUses(db, toReferences(ids), locale)), ...(await listPageTitles(db, releases, locale))]
  },
  actions: {
    async merge(tx, id, input, author) {
      const moveReferences = async (targetId: number) => {
        const mergedIds = sql`SELECT ${persons.id} || ${persons.replaces} FROM ${persons} WHERE ${persons.id} = ${id}`
        await tx.execute(sql`UPDATE persons SET replaces = replaces || (${mergedIds}) WHERE id = ${targetId}`)
        await tx.update(articles).set({ contactId: targetId }).where(eq(articles.contactId, id))
        await deleteRecord(tx, administeredPersons, { id, revision: null }, author)
      }
      await mergeRecords(tx, administeredPersons, { id, input, moveReferences }, author)
    },
  },
  importable: {
    async cells(db, locale) {
      const categories = await db.select().from(personCategories)
      return [
        textCell('name', { de: 'Name', en: 'Name' }, ...['Vor- und Nachname', 'Vollständiger Name', 'Full name']),
        textCell('title.de', { de: 'Titel (Deutsch)', en: 'Title (German)' }, 'Titel'),
        textCell('title.en', { de: 'Titel (Englisch)', en: 'Title (English)' }, 'Title'),
        textCell('function.de', { de: 'Funktion (Deutsch)', en: 'Function (German)' }, 'Funktion'),
        textCell('function.en', { de: 'Funktion (Englisch)', en: 'Function (English)' }, ...['Function', 'Role']),
        textCell('email', { de: 'E-Mail-Adresse', en: 'E-mail address' }, 'Mail'),
        textCell('phone', { de: 'Telefon', en: 'Phone' }, ...phoneHeadings),
        relationsCell('categories', categories, {
          locale,
          head: { de: 'Kategorien', en: 'Categories' },
          heads: ['Kategorie', 'Category'],
        }),
      ]
    },
    keys: [['email', 'name'], ['email'], ['name']],
    duplicateTargets: ['email', 'name'],
    blankValues: {
      name: '',
      title: { de: '', en: '' },
      function: { de: '', en: '' },
      email: '',
      phone: '',
      photo: null,
      categories: [],
    },
    readAll: readPersons,
  },
}

const keptRows = keepRows(persons, {
  columns: [persons.position, persons.createdAt],
  references: [personCategoryMembers.personId],
})

/** The ids of persons that were merged into this one. */
const hiddenSchema = z.object({ replaces: z.array(z.number().int()) })

/** Removes ids of merged persons from all persons that replace them. */
async function releaseIds(db: Queryable, ids: readonly number[]): Promise<void> {
  await db
    .update(persons)
    .set({
      replaces: sql`ARRAY(SELECT unnest(${persons.replaces}) EXCEPT SELECT unnest(${sql.param(ids)}::int[]))`,
    })
    .where(arrayOverlaps(persons.replaces, [...ids]))
}

/** Loads the values of persons by id; null loads all persons. */
async function readPersons(db: Queryable, ids: readonly number[] | null): Promise<Map<number, Values>> {
  const member = personCategoryMembers
  const categories = sql<
    number[]
  >`coalesce((SELECT array_agg(${member.categoryId} ORDER BY ${member.categoryId}) FROM ${member} WHERE ${member.personId} = ${persons.id}), '{}')`
  const rows = await db
    .select({ person: persons, categories })
    .from(persons)
    .where(ids === null ? undefined : isAnyOf(persons.id, ids))
  return new Map(
    rows.map(({ person: { id, photoId: photo, ...person }, categories: personCategories }) => {
      const { name, title, function: role, email, phone, position } = person
      return [id, { name, title, function: role, email, phone, photo, categories: personCategories, position }]
    }),
  )
}

/** The position after that of all persons. */
const nextPosition = sql<number>`(SELECT coalesce(max(${persons.position}), 0) + 1 FROM ${persons})`

/** Converts values to columns. The position null is the last one; a missing one stays. */
function toColumns({ photo, categories: _, position, ...columns }: Values) {
  return { ...columns, photoId: photo, ...(position !== undefined && { position: position ?? nextPosition }) }
}

/**
 * Sets the categories of a person. Keeps the position of the person in previous categories, and
 * adds the person at the end of new categories.
 */
async function storeCategories(db: Queryable, personId: number, ids: readonly number[]): Promise<void> {
  const member = personCategoryMembers
  const categoryIds = [...new Set(ids)]
  await db.execute(
    sql`DELETE FROM ${member} WHERE ${member.personId} = ${personId} AND ${member.categoryId} <> ALL (${sql.param(categoryIds)}::int[])`,
  )
  await db.execute(
    sql`INSERT INTO ${member} (category_id, person_id, position)
      SELECT new_category.id, ${personId}, coalesce((SELECT max(sibling.position) FROM ${member} AS sibling WHERE sibling.category_id = new_category.id), 0) + 1
      FROM unnest(${sql.param(categoryIds)}::int[]) AS new_category (id)
      ON CONFLICT DO NOTHING`,
  )
}

/** Team blocks refer to persons by their ids. Templates contain the persons themselves. */
function toReferences(ids: readonly number[]): RecordReferences {
  const list = sql`${sql.param([...ids])}::integer[]`
  const path = `$.**.person ? (${ids.map((id) => `@ == ${id} || @.id == ${id}`).join(' || ')})`
  return {
    matchesPath: () => sql`false`,
    matchesBlocks: (json) => sql`jsonb_path_exists(${json}, ${path}::jsonpath)`,
    modules: sql`SELECT '' AS link, id AS module FROM modules
      WHERE deleted_at IS NULL AND model = 'teammember' AND (data ->> 'person')::integer = ANY (${list})`,
  }
}
