import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { organizationRecords } from '@/lib/contract/administration/organizations'
import type { FieldErrors } from '@/lib/contract/errors'
import type { Locale } from '@/lib/contract/locale'
import { presentRegion } from '@/lib/contract/region'
import type { Administered } from '../administration/administered'
import { organizations } from '../db/schema/organizations'
import { loadPictures } from '../images/load-pictures'
import { lockPictures } from '../media/lock-pictures'
import { moduleMessage } from '../modules/messages'
import { pageRecordActions } from '../page-tree/page-record-actions'
import { loadStandings, standingFilters, textColumns, withTexts } from '../page-tree/record-standings'
import { restorePage } from '../page-tree/restore-page'
import {
  addLanguages,
  inBothLanguages,
  languagesOf,
  readRecordTexts,
  titleErrors,
  trashRecord,
  writeRecord,
} from '../page-tree/write-record-texts'
import { organizationImageIds } from '../records/read-organization-record'
import { createOrganization, settingsOf } from './create-organization'
import { factsOf, findOrganization } from './organization-facts'
import { mayKeepOrganizations } from './policy'

type Values = z.output<typeof organizationRecords.values>

const types = ['organization'] as const
const pageId = sql`${organizations.pageId}`

/** Entries of the directory, as the office keeps them. */
export const administeredOrganizations: Administered<typeof organizationRecords> = {
  contract: organizationRecords,
  may: mayKeepOrganizations,
  list: {
    from: withTexts(sql`${organizations}`, pageId),
    id: pageId,
    searched: [
      ...textColumns.searched,
      ...[sql`${organizations.place}`, sql`${organizations.zip}`, sql`${organizations.email}`],
    ],
    orderings: {
      title: textColumns.title,
      place: sql`${organizations.place}`,
      zip: sql`${organizations.zip}`,
    },
    filters: {
      ...standingFilters(pageId),
      category: (category) => sql`${organizations.category} = ${category}`,
      region: (region) => sql`${organizations.region} = ${region}`,
    },
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(organizations)
      .where(inArray(organizations.pageId, [...ids]))
    const standing = await loadStandings(db, ids, locale)
    const logos = rows.map(({ logoId }) => logoId)
    const picture = await loadPictures(db, logos, locale)
    return rows.map(({ pageId: id, kind, logoId, region, ...row }) => {
      const { title, url, values } = standing(id)
      const { category, street, zip, place, phone, email, website } = row
      const facts = { category, street, zip, place, phone, email, website, kind: kind[locale] }
      const shown = { logo: picture(logoId), region: region && presentRegion(region, locale) }
      return { id, title, url, values: { ...values, ...facts, ...shown } }
    })
  },
  async read(db, id) {
    const stored = await readRecordTexts(db, types, id)
    const row = stored && (await findOrganization(db, id))
    if (!row) return null
    const { category, kind, street, zip, place, region, country, position, phone, email, website } = row
    return {
      title: inBothLanguages(stored, 'title'),
      slug: inBothLanguages(stored, 'slug'),
      teaser: inBothLanguages(stored, 'heroText'),
      image: stored.page.heroImageId,
      ...{ category, kind, street, zip, place, region, country, position, phone, email, website },
      member_since: row.memberSince,
      logo: row.logoId,
      images: await organizationImageIds(db, id),
      ...{ stages: row.stages, people: row.people },
    }
  },
  async check(db, values, id, locale) {
    const { image, logo, images } = values
    const errors: FieldErrors = await titleErrors(db, id, values, locale)
    const named = { image: [image ?? []].flat(), logo: [logo ?? []].flat(), images }
    const existing = await lockPictures(db, Object.values(named).flat())
    for (const [field, ids] of Object.entries(named)) {
      if (!ids.every((one) => existing.has(one))) errors[field] = [moduleMessage(locale, 'gone')]
    }
    return Object.keys(errors).length > 0 ? errors : null
  },
  async insert(db, values, id, author) {
    if (id !== null) {
      await restorePage(db, { pageId: id, userId: author.userId, now: author.now })
      return id
    }
    const [locale = author.locale] = languagesOf(values)
    const { slug, ...texts } = textsIn(values, locale)
    const creation = { ...factsIn(values), ...texts, ...(slug !== '' && { slug }) }
    const created = await createOrganization(db, creation, { ...author, locale })
    await addLanguages(
      db,
      { types, pageId: created, texts: values, settingsOf: pageSettings(values) },
      author,
    )
    return created
  },
  async update(db, id, values, author) {
    const facts = factsOf(id, factsIn(values))
    await writeRecord(
      db,
      { types, pageId: id, texts: values, settingsOf: pageSettings(values), facts },
      author,
    )
  },
  async remove(db, id, author) {
    await trashRecord(db, { types, pageId: id }, author)
  },
  actions: pageRecordActions(types),
}

function factsIn({ title: _title, slug: _slug, teaser: _teaser, image: _image, ...facts }: Values) {
  return facts
}

function textsIn({ title, slug, teaser, image }: Values, locale: Locale) {
  return { title: title[locale], slug: slug[locale], teaser: teaser[locale], image }
}

const pageSettings = (values: Values) => (locale: Locale) => {
  const { teaser, image } = textsIn(values, locale)
  return settingsOf({ teaser, image })
}
