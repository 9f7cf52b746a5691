import { sql } from 'drizzle-orm'
import {
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { regionCodes } from '@/lib/contract/common/region'
import type { OrganizationPersonInput, OrganizationStageInput } from '@/lib/contract/pages/organization'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { emailAddress, localized } from '../columns'
import { pages } from '../content/pages'
import { publications } from '../content/publications'
import { images } from '../library/images'

/** Fields of organizations beyond their pages, for all languages. Changes are public at once. */
export const organizations = pgTable(
  'organizations',
  {
    pageId: integer('page_id')
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    category: text({ enum: organizationCategories }).notNull(),
    kind: localized(),
    street: text().notNull().default(''),
    zip: text().notNull().default(''),
    place: text().notNull().default(''),
    region: text({ enum: regionCodes }),
    country: text().notNull().default('DE'),
    position: jsonb().$type<{ lat: number; lon: number }>(),
    phone: text().notNull().default(''),
    email: emailAddress().notNull().default(''),
    website: text().notNull().default(''),
    memberSince: integer('member_since'),
    logoId: integer('logo_id').references(() => images.id, { onDelete: 'set null' }),
    stages: jsonb().$type<OrganizationStageInput[]>().notNull().default([]),
    people: jsonb().$type<OrganizationPersonInput[]>().notNull().default([]),
  },
  (table) => [
    index('organizations_logo').on(table.logoId).where(sql`${table.logoId} is not null`),
    // For lookups by leading digits.
    index('organizations_zip').on(sql`${table.zip} COLLATE "C"`),
  ],
)

/** Column with the organization of a row, whose deletion deletes the row. */
export const organizationId = () =>
  integer('organization_id')
    .notNull()
    .references(() => organizations.pageId, { onDelete: 'cascade' })

/** Further pictures in order. */
export const organizationImages = pgTable(
  'organization_images',
  {
    organizationId: organizationId(),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.imageId] }),
    index('organization_images_image').on(table.imageId),
  ],
)

/** A sort key (function `sort_key`), compared by bytes for the same order everywhere. */
const sortKey = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * Organizations of the directory by language. Triggers maintain them, so that each list reads one
 * range of an index.
 */
export const listedOrganizations = pgTable(
  'listed_organizations',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => organizations.pageId, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    category: text({ enum: organizationCategories }).notNull(),
    region: text({ enum: regionCodes }),
    place: text().notNull(),
    /** First letter of the place, or `#`. */
    letter: text().notNull(),
    placeKey: sortKey('place_key').notNull(),
    nameKey: sortKey('name_key').notNull(),
    searchText: text('search_text').notNull(),
    /** Trigrams of `searchText` (`text_parts`). */
    searchParts: text('search_parts').array().notNull(),
    lat: doublePrecision(),
    lon: doublePrecision(),
  },
  (table) => {
    const order = [table.placeKey, table.nameKey, table.pageId] as const
    return [
      primaryKey({ columns: [table.pageId, table.locale] }),
      foreignKey({
        name: 'listed_organizations_publication',
        columns: [table.pageId, table.locale],
        foreignColumns: [publications.pageId, publications.locale],
      }).onDelete('cascade'),
      index('listed_organizations_order').on(table.locale, ...order),
      index('listed_organizations_category').on(table.locale, table.category, ...order),
      index('listed_organizations_region').on(table.locale, table.region, ...order),
      index('listed_organizations_counts').on(table.locale, table.category, table.letter),
      index('listed_organizations_parts').using('gin', table.searchParts),
      index('listed_organizations_near').using('gist', sql`point(lon * 0.63, lat)`),
    ]
  },
)

/** Numbers of `listedOrganizations` by place. A trigger maintains them. */
export const listedPlaces = pgTable(
  'listed_places',
  {
    locale: text({ enum: locales }).notNull(),
    placeKey: sortKey('place_key').notNull(),
    place: text().notNull(),
    letter: text().notNull(),
    /** '' if unknown. */
    region: text().notNull(),
    theater: integer().notNull(),
    orchestra: integer().notNull(),
    other: integer().notNull(),
    /** Organizations with a position, and the sums of their coordinates. */
    located: integer().notNull(),
    latSum: doublePrecision('lat_sum').notNull(),
    lonSum: doublePrecision('lon_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.placeKey, table.region] })],
)

export type OrganizationRow = typeof organizations.$inferSelect
