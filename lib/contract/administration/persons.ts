import { z } from 'zod'
import { queriedId, recordId } from '../common/record-id'
import { emailSchema, requiredLine, singleLine } from '../common/single-line'
import { imageSchema } from '../media/image'
import { relation } from './page-records'
import { mergeAction } from './record-merge'
import { defineRecordType, localizedLine } from './record-type'

/** Place in the order of all. Without it, a new record comes last, and others keep their place. */
const position = z.int().min(0).max(10_000).nullish()

export const personRecords = defineRecordType({
  name: 'persons',
  section: 'content',
  values: z.object({
    name: requiredLine(200),
    title: localizedLine(200),
    function: localizedLine(300),
    email: z.union([z.literal(''), emailSchema]),
    phone: singleLine(100),
    photo: recordId.nullable(),
    categories: z.array(recordId).max(100),
    position,
  }),
  row: z.object({
    name: z.string(),
    function: z.string(),
    email: z.string(),
    phone: z.string(),
    photo: imageSchema.nullable(),
    categories: z.array(relation),
  }),
  filters: z.object({
    category: queriedId.optional(),
    /** Lists contacts that share the name or the e-mail address with another one. */
    duplicates: z.enum(['true']).optional(),
  }),
  orderings: ['name', 'email', 'position'],
  actions: {
    delete: z.object({}),
    /** Deletes the contact. Pages and articles show the remaining contact instead. */
    merge: mergeAction,
  },
})

export const personCategoryRecords = defineRecordType({
  name: 'person-categories',
  section: 'content',
  values: z.object({
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    position,
    /** Ids of the persons in their order. Persons that are not listed come last. */
    persons: z.array(recordId).max(1000).optional(),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    persons: z.number().int(),
    position: z.number().int(),
  }),
  filters: z.object({}),
  orderings: ['title', 'position', 'persons'],
  actions: { delete: z.object({}) },
})
