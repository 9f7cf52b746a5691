import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Author } from '@/backend/platform/access/author'
import type { RecordAction } from '@/backend/platform/administration/administered'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { pageActions } from '@/lib/contract/administration/page-records'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { RecordType } from '@/lib/contract/records/record'
import { moduleMessage } from '../modules/messages'
import type { RecordFieldWriter } from './change-record'
import { listPageUses } from './links'
import { restorePage } from './restore-page'
import {
  addLanguages,
  checkTitles,
  listLanguages,
  publishRecord,
  type RecordTexts,
  type StoredRecord,
  type ToSettings,
  toTextsByLocale,
  trashRecord,
  unpublishRecord,
  writeRecord,
} from './write-record-texts'

/** The fields at the head of the form of a record that is a page. */
export interface HeadFields extends RecordTexts {
  teaser: Record<Locale, string>
  image: number | null
}

interface PageType<Values> {
  types: readonly RecordType[]
  /** Creates the record in the author's language. */
  create(db: Transaction, values: Values, texts: NewTexts, author: Author): Promise<number>
  createSettings(values: Values): ToSettings
  createFieldWriter(id: number, values: Values, now: Date): RecordFieldWriter
}

/** The texts of a new record in its first language. The default slug is derived from the title. */
export interface NewTexts {
  title: string
  slug?: string
  teaser: string
  image: number | null
}

/**
 * Creates the write operations of the administration for records that are pages. They use the same
 * functions as the editor.
 */
export function createPageWrites<Values extends HeadFields>(type: PageType<Values>) {
  const { types } = type
  return {
    contentTypes: types,
    async insert(db: Transaction, values: Values, id: number | null, author: Author): Promise<number> {
      if (id !== null) {
        await restorePage(db, { pageId: id, userId: author.userId, now: author.now })
        return id
      }
      const [locale = author.locale] = listLanguages(values)
      const slug = values.slug[locale]
      const texts = {
        title: values.title[locale],
        teaser: values.teaser[locale],
        image: values.image,
        ...(slug !== '' && { slug }),
      }
      const pageId = await type.create(db, values, texts, { ...author, locale })
      await addLanguages(db, { types, pageId, texts: values, toSettings: type.createSettings(values) }, author)
      return pageId
    },
    async update(db: Transaction, id: number, values: Values, author: Author): Promise<void> {
      const fieldWriter = type.createFieldWriter(id, values, author.now)
      const change = {
        types,
        pageId: id,
        texts: values,
        toSettings: type.createSettings(values),
        fieldWriter,
      }
      await writeRecord(db, change, author)
    },
    async remove(db: Transaction, id: number, author: Author): Promise<void> {
      await trashRecord(db, { types, pageId: id }, author)
    },
    listUses: listPageUses,
    actions: {
      async publish(db, pageId, input, author) {
        const { at } = pageActions.publish.parse(input)
        await publishRecord(db, { types, pageId, publishAt: at === null ? null : new Date(at) }, author)
      },
      async unpublish(db, pageId, _input, author) {
        await unpublishRecord(db, { types, pageId }, author)
      },
    } satisfies Record<string, RecordAction>,
  }
}

/** Converts the texts of a stored record to the fields of its form. */
export function toHeadFields(storedRecord: StoredRecord): HeadFields {
  return {
    title: toTextsByLocale(storedRecord, 'title'),
    slug: toTextsByLocale(storedRecord, 'slug'),
    teaser: toTextsByLocale(storedRecord, 'heroText'),
    image: storedRecord.page.heroImageId,
  }
}

/**
 * Validates the texts and pictures of a record.
 * @param pictures the ids of further pictures, by field name
 */
export async function checkHeadFields(
  db: Queryable,
  { id, values, pictures }: { id: number | null; values: HeadFields; pictures?: Record<string, number[]> },
  locale: Locale,
): Promise<FieldErrors> {
  const errors: FieldErrors = await checkTitles(db, id, values, locale)
  const pictureIds = { image: values.image === null ? [] : [values.image], ...pictures }
  const existingIds = await lockPictures(db, Object.values(pictureIds).flat())
  for (const [field, ids] of Object.entries(pictureIds)) {
    if (!ids.every((pictureId) => existingIds.has(pictureId))) errors[field] = [moduleMessage(locale, 'missing')]
  }
  return errors
}
