import { z } from 'zod'
import { locales } from '@/lib/contract/common/locale'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine, singleLine } from '../common/single-line'
import { timeSchema } from '../common/time-range'
import { imageSchema } from '../media/image'
import { pageActions, pageFilters, pageStateRow, pageTextValues, recordIds, relation, slugValue } from './page-records'
import { pressDispatchActions, pressDispatchRow } from './press-dispatch'
import { defineRecordType, localizedLine } from './record-type'

const values = {
  ...pageTextValues,
  subtitle: localizedLine(300),
  author: singleLine(200),
  /** Date that is shown with the article. Lists are sorted by it. */
  date: timeSchema,
  categories: recordIds,
  /** Related records, in the order in which the page links to them. */
  related: recordIds,
  contact: recordId.nullable(),
  /** Download directory whose files are attached to the article. */
  attachments: recordId.nullable(),
}

const row = {
  ...pageStateRow,
  date: z.string(),
  author: z.string(),
  categories: z.array(relation),
  contact: relation.nullable(),
  image: imageSchema.nullable(),
  /** True by language if the text contains at least one block. */
  has_text: z.object({ de: z.boolean(), en: z.boolean() }).optional(),
  /** Language whose text is still a copy of the other one; null if each has its own. */
  untranslated: z.enum(locales).nullable().optional(),
}

const filters = { ...pageFilters, category: queriedId.optional(), contact: queriedId.optional() }

const orderings = ['-date', 'title', 'author'] as const

/** Articles in the debate section. */
export const articleRecords = defineRecordType({
  name: 'articles',
  section: 'content',
  writePath: 'administration/articles',
  values: z.object({ ...values, tags: recordIds }),
  row: z.object({ ...row, tags: z.array(relation) }),
  filters: z.object({ ...filters, tag: queriedId.optional() }),
  orderings,
  actions: pageActions,
})

/** Press releases. They have no tags, and are sent once to the press list. */
export const pressReleaseRecords = defineRecordType({
  name: 'press-releases',
  section: 'content',
  writePath: 'administration/press-releases',
  values: z.object(values),
  row: z.object({ ...row, ...pressDispatchRow }),
  filters: z.object({ ...filters, halted: z.enum(['true', 'false']).optional() }),
  orderings,
  actions: { ...pageActions, ...pressDispatchActions },
})

const term = {
  values: z.object({ title: z.object({ de: requiredLine(200), en: requiredLine(200) }), slug: slugValue }),
  row: z.object({ title: z.object({ de: z.string(), en: z.string() }), slug: z.string(), articles: z.number().int() }),
  filters: z.object({}),
  actions: { delete: z.object({}) },
}

const position = z.int().min(0).max(10_000)
const category = {
  ...term,
  values: term.values.extend({ position }),
  row: term.row.extend({ position }),
  orderings: ['position', 'title', 'articles'] as const,
}

/** Categories of articles. `position` determines their order. */
export const articleCategoryRecords = defineRecordType({ name: 'article-categories', section: 'content', ...category })
export const pressCategoryRecords = defineRecordType({ name: 'press-categories', section: 'content', ...category })

export const tagRecords = defineRecordType({
  name: 'tags',
  section: 'content',
  ...term,
  orderings: ['title', 'articles'],
})
