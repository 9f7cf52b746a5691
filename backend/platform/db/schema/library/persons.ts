import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, emailAddress, id, localized } from '../columns'
import { images } from './images'

/** Contact persons. */
export const persons = pgTable(
  'persons',
  {
    id: id(),
    name: text().notNull(),
    title: localized(),
    function: localized(),
    email: emailAddress().notNull().default(''),
    phone: text().notNull().default(''),
    photoId: integer('photo_id').references(() => images.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    /** Ids of merged contacts, which lead to this one. */
    replaces: integer().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('persons_position').on(table.position, table.id),
    index('persons_photo').on(table.photoId).where(sql`${table.photoId} is not null`),
  ],
)

export const personCategories = pgTable('person_categories', {
  id: id(),
  title: localized(),
  position: integer().notNull().default(0),
})

/** Persons of a category, in order. */
export const personCategoryMembers = pgTable(
  'person_category_members',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => personCategories.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.personId] }),
    index('person_category_members_person').on(table.personId),
  ],
)

export type PersonRow = typeof persons.$inferSelect
