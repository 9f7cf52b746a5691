import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { moduleMessage } from '@/backend/content/modules/messages'
import { checkHeadFields, createPageWrites, toHeadFields } from '@/backend/content/page-tree/administered-pages'
import {
  createPublicationFilters,
  joinTexts,
  loadPublicationSummaries,
  titleColumns,
} from '@/backend/content/page-tree/publication-summaries'
import { replaceRecord } from '@/backend/content/page-tree/replace-record'
import { readStoredRecords } from '@/backend/content/page-tree/write-record-texts'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Administered } from '@/backend/platform/administration/administered'
import { mergeRecords } from '@/backend/platform/administration/merge-records'
import { deleteRecord } from '@/backend/platform/administration/write-record'
import type { Queryable } from '@/backend/platform/db/client'
import { toFoldedName } from '@/backend/platform/db/folded-name'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { organizationConfirmations } from '@/backend/platform/db/schema/members/organization-confirmations'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import {
  type OrganizationRow,
  organizationImages,
  organizations,
} from '@/backend/platform/db/schema/members/organizations'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import { organizationRecords } from '@/lib/contract/administration/organizations'
import { toRegion } from '@/lib/contract/common/region'
import { getStartOfBerlinDay } from '@/lib/datetime'
import { loadConfirmations } from '../delegates/confirmations'
import { filterVerifiedUsers, setDelegates } from '../delegates/delegates'
import { createOrganization, toPageSettings } from './create-organization'
import { moveOrganizationReferences } from './merge-organizations'
import { createFieldWriter } from './organization-fields'
import { createOrganizationTables } from './organization-tables'
import { mayManageOrganizations } from './policy'

type Values = z.output<typeof organizationRecords.values>

const types = ['organization'] as const
const pageId = sql`${organizations.pageId}`
const confirmedAt = sql`${organizationConfirmations.confirmedAt}`
const table = sql`${organizations} LEFT JOIN ${organizationConfirmations}
  ON ${organizationConfirmations.organizationId} = ${organizations.pageId}`

/** SQL condition: another organization has the same name and place, or the same email address. */
const hasDuplicate = sql`EXISTS (
  SELECT FROM organizations AS other_organization JOIN page_texts AS other_text ON other_text.page_id = other_organization.page_id
  WHERE other_organization.page_id <> ${pageId} AND (
    (other_organization.email <> '' AND lower(other_organization.email) = lower(${organizations.email}))
    OR (${toFoldedName(sql`other_organization.place`)} = ${toFoldedName(sql`${organizations.place}`)}
      AND ${toFoldedName(sql`other_text.title`)} IN (${toFoldedName(sql`german.title`)}, ${toFoldedName(sql`english.title`)}))))`

const pageMethods = createPageWrites<Values>({
  types,
  // The form and the import leave the position of a new entry empty.
  create(db, values, texts, author) {
    const fields = { ...toOrganizationFields(values), position: values.position ?? undefined }
    return createOrganization(db, { ...fields, ...texts }, author)
  },
  createSettings:
    ({ teaser, image }) =>
    (locale) =>
      toPageSettings({ teaser: teaser[locale], image }),
  createFieldWriter: (id, values) => createFieldWriter(id, toOrganizationFields(values)),
})

/** The record type "organizations" of the administration: the entries of the directory. */
export const administeredOrganizations: Administered<typeof organizationRecords> = {
  contract: organizationRecords,
  may: mayManageOrganizations,
  list: {
    from: joinTexts(table, pageId),
    id: pageId,
    searchColumns: [
      ...titleColumns.searchColumns,
      ...[sql`${organizations.place}`, sql`${organizations.zip}`, sql`${organizations.email}`],
    ],
    orderings: {
      title: titleColumns.title,
      place: sql`${organizations.place}`,
      zip: sql`${organizations.zip}`,
      // Organizations whose entries were never confirmed come first.
      confirmed_at: sql`coalesce(${confirmedAt}, '-infinity')`,
    },
    filters: {
      ...createPublicationFilters(pageId),
      category: (category) => sql`${organizations.category} = ${category}`,
      region: (region) => sql`${organizations.region} = ${region}`,
      delegate: (user) => sql`EXISTS (SELECT FROM ${organizationDelegates}
        WHERE ${organizationDelegates.organizationId} = ${pageId} AND ${organizationDelegates.userId} = ${user})`,
      duplicates: () => hasDuplicate,
      unconfirmed_since: (day) =>
        sql`(${confirmedAt} IS NULL OR ${confirmedAt} < ${getStartOfBerlinDay(day).toISOString()}::timestamptz)`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(organizations)
      .where(inArray(organizations.pageId, [...ids]))
    const getPublicationSummary = await loadPublicationSummaries(db, ids, locale)
    const logos = rows.map(({ logoId }) => logoId)
    const findPicture = await loadPictures(db, logos, locale)
    const getConfirmation = await loadConfirmations(db, ids)
    return rows.map(({ pageId: id, kind, logoId, region, ...row }) => {
      const { title, url, values } = getPublicationSummary(id)
      const { category, street, zip, place, phone, email, website } = row
      const fields = { category, street, zip, place, phone, email, website, kind: kind[locale] }
      const presentedFields = { logo: findPicture(logoId), region: region && toRegion(region, locale) }
      return { id, title, url, values: { ...values, ...fields, ...presentedFields, ...getConfirmation(id) } }
    })
  },
  read: async (db, id) => (await readOrganizations(db, [id])).get(id) ?? null,
  async check(db, values, id, locale) {
    const pictures = { logo: values.logo === null ? [] : [values.logo], images: values.images }
    const errors = await checkHeadFields(db, { id, values, pictures }, locale)
    const delegates = await filterVerifiedUsers(db, values.delegates)
    if (delegates.length < values.delegates.length) errors.delegates = [moduleMessage(locale, 'missing')]
    return Object.keys(errors).length > 0 ? errors : null
  },
  references: { image: lockPictures, logo: lockPictures, images: lockPictures, delegates: filterVerifiedUsers },
  ...pageMethods,
  async insert(db, values, formerId, author) {
    const newId = await pageMethods.insert(db, values, formerId, author)
    // An organization that is restored from the trash still has its delegates.
    if (formerId === null) await setDelegates(db, newId, { ids: values.delegates, author })
    return newId
  },
  async update(db, id, values, author) {
    await pageMethods.update(db, id, values, author)
    await setDelegates(db, id, { ids: values.delegates, author })
  },
  importable: createOrganizationTables(readOrganizations),
  actions: {
    ...pageMethods.actions,
    async merge(tx, id, input, author) {
      const moveReferences = async (targetId: number) => {
        await moveOrganizationReferences(tx, { sourceId: id, targetId })
        const remove: Administered['remove'] = (db, id, deleter) =>
          replaceRecord(db, { types, pageId: id, targetId }, deleter)
        await deleteRecord(tx, administeredOrganizations, { id, revision: null, remove }, author)
      }
      await mergeRecords(
        tx,
        administeredOrganizations,
        { id, input, unitedFields: ['delegates'], moveReferences },
        author,
      )
    },
  },
}

/** Reads the values of organizations by id; with null, of all organizations. */
async function readOrganizations(db: Queryable, ids: readonly number[] | null): Promise<Map<number, Values>> {
  const storedRecords = await readStoredRecords(db, types, ids)
  const images = sql<
    number[]
  >`coalesce((SELECT array_agg(image_id ORDER BY position) FROM ${organizationImages} WHERE organization_id = ${pageId}), '{}')`
  const delegates = sql<
    number[]
  >`coalesce((SELECT array_agg(user_id ORDER BY user_id) FROM ${organizationDelegates} WHERE organization_id = ${pageId}), '{}')`
  const rows = await db
    .select({ row: organizations, images, delegates })
    .from(organizations)
    .where(ids === null ? undefined : isAnyOf(pageId, ids))
  const valuesById = new Map<number, Values>()
  for (const { row, ...lists } of rows) {
    const storedRecord = storedRecords.get(row.pageId)
    if (!storedRecord) continue
    valuesById.set(row.pageId, { ...toHeadFields(storedRecord), ...toCompleteFields(row), ...lists })
  }
  return valuesById
}

function toCompleteFields({ pageId: _pageId, memberSince, logoId, ...fields }: OrganizationRow) {
  return { ...fields, member_since: memberSince, logo: logoId }
}

function toOrganizationFields({
  title: _title,
  slug: _slug,
  teaser: _teaser,
  image: _image,
  delegates: _delegates,
  ...fields
}: Values) {
  return fields
}
