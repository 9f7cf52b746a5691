import { z } from 'zod'
import { containerSchema } from '@/lib/contract/blocks/container'
import { headlineSchema } from '@/lib/contract/blocks/headline'
import { imageBlockSchema } from '@/lib/contract/blocks/image'
import { linkSchema } from '@/lib/contract/blocks/link'
import { textSchema } from '@/lib/contract/blocks/text'
import { InvalidModuleError } from './invalid-module-error'
import { linkAddress } from './local-path'
import { sanitizeRichText } from './rich-text'

export type BlockData = Record<string, unknown>

const address = z.string().refine((value) => linkAddress(value) !== null, 'Enter a valid address.')
const optionalAddress = z.union([z.literal(''), address]).default('')

/** A picture in the working copy is named by its id; publishing puts the picture itself there. */
const storedImageSchema = imageBlockSchema.omit({ thumbs: true }).extend({
  image: z.number().int().positive().nullable(),
  image_url: optionalAddress,
  link: optionalAddress,
})

/** What is stored of each known model's data. */
const models: Record<string, z.ZodType<BlockData>> = {
  headline: headlineSchema,
  text: textSchema.transform((data) => ({ ...data, content: sanitizeRichText(data.content) })),
  link: linkSchema
    .extend({ link: address })
    .transform((data) => ({ ...data, link_url: linkAddress(data.link) ?? '' })),
  image: storedImageSchema,
  container: containerSchema,
}

/**
 * Module data as it may be stored: checked by its model's schema, rich text sanitised, links led to harmless addresses.
 * A model that is not known is stored as it is: nothing shows it to visitors.
 * @throws InvalidModuleError
 */
export function prepareBlockData(model: string, data: BlockData): BlockData {
  const schema = Object.hasOwn(models, model) ? models[model] : undefined
  if (!schema) return data
  const result = schema.safeParse(data)
  if (!result.success) throw new InvalidModuleError(model, result.error.issues)
  return result.data
}

/** The id of the picture that a stored image module shows. */
export function pictureOf(model: string, data: BlockData): number | null {
  return model === 'image' && typeof data.image === 'number' ? data.image : null
}
