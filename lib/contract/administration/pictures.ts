import { z } from 'zod'
import { singleLine } from '../common/single-line'
import { imageSchema } from '../media/image'
import { pictureTextLimits } from '../media/media'
import { localizedLine, recordType } from './record-type'

const description = z.string().trim().max(pictureTextLimits.description, 'max_length')

/**
 * Texts about the library's pictures. Upload, cropping and deletion are part of the library itself.
 */
export const pictureRecords = recordType({
  name: 'pictures',
  section: 'files',
  values: z.object({
    /** Alternative text. */
    alt: localizedLine(pictureTextLimits.alt),
    /** True if the picture adds nothing to the text and needs no alternative text. */
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
  /** `described`: an alternative text in both languages, or decorative. */
  filters: z.object({ described: z.enum(['true', 'false']).optional() }),
  orderings: ['-created_at', 'file_name'],
  actions: {},
})
