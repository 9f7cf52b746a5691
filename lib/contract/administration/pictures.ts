import { z } from 'zod'
import { singleLine } from '../common/single-line'
import { imageSchema } from '../media/image'
import { pictureTextLimits } from '../media/media'
import { defineRecordType, localizedLine } from './record-type'

const description = z.string().trim().max(pictureTextLimits.description, 'max_length')

/**
 * Texts about the pictures in the library. Pictures are uploaded, cropped and deleted in the
 * library itself.
 */
export const pictureRecords = defineRecordType({
  name: 'pictures',
  section: 'files',
  values: z.object({
    alt: localizedLine(pictureTextLimits.alt),
    /** True if the picture needs no alternative text, because it adds no information. */
    is_decorative: z.boolean(),
    description: z.object({ de: description, en: description }),
    copyright: singleLine(pictureTextLimits.copyright),
  }),
  row: z.object({
    file_name: z.string(),
    image: imageSchema,
    alt: z.object({ de: z.string(), en: z.string() }),
    is_decorative: z.boolean(),
    copyright: z.string(),
    created_at: z.iso.datetime({ offset: true }),
  }),
  /**
   * `described` selects pictures that are decorative or have an alternative text in both languages.
   */
  filters: z.object({ described: z.enum(['true', 'false']).optional() }),
  orderings: ['-created_at', 'file_name'],
  actions: {},
})
