import { sql } from 'drizzle-orm'
import { type Audience, uniteAudiences } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { NotFoundError } from '@/backend/platform/errors'
import { type FormBlockData, type FormField, formSchema, listFormFields } from '@/lib/contract/blocks/form'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'

export interface PublishedForm {
  id: number
  locale: Locale
  audience: Audience
  data: FormBlockData
  fields: FormField[]
}

/**
 * Loads the published version of a form. Unpublished changes are ignored.
 * @throws NotFoundError if no published page contains it
 */
export async function requirePublishedForm(db: Queryable, formId: number): Promise<PublishedForm> {
  const { rows } = await db.execute<{ locale: Locale; definition: Module; audience: Audience }>(sql`
    SELECT form.locale, form.definition, publication.audience FROM published_forms AS form
    LEFT JOIN publications AS publication USING (page_id, locale)
    WHERE form.form_id = ${formId} AND (form.slug IS NOT NULL OR publication.is_online)
    ORDER BY form.id DESC`)
  const [newestForm] = rows
  const data = formSchema.safeParse(newestForm?.definition.data)
  if (!newestForm || !data.success) throw new NotFoundError()
  const fields = listFormFields(newestForm.definition)
  // A form without fields is treated as missing, because it cannot be answered.
  if (fields.length === 0) throw new NotFoundError()
  const audience = uniteAudiences(rows.map((row) => row.audience))
  return { id: formId, locale: newestForm.locale, audience, data: data.data, fields }
}
