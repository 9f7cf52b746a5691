import { z } from 'zod'
import { requiredLine } from '../single-line'
import { asciiSlug } from './page-records'
import { recordType } from './record-type'

/** The subjects that downloads are arranged by; everything in a protected one is for members alone. */
export const downloadCategoryRecords = recordType({
  name: 'download-categories',
  values: z.object({
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** Empty where it is to be made of the title. */
    slug: asciiSlug,
    is_protected: z.boolean(),
    position: z.int().min(0).max(10_000),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    slug: z.string(),
    is_protected: z.boolean(),
    position: z.number().int(),
    directories: z.number().int(),
  }),
  filters: z.object({ is_protected: z.enum(['true', 'false']).optional() }),
  orderings: ['position', 'title', 'directories'],
  actions: { delete: z.object({}) },
})
