import type { z } from 'zod'
import { type BlockModel, blockModels } from '@/lib/contract/blocks/models'
import { areaBlocks } from './blocks/areas'
import { htmlBlock } from './blocks/html'
import { mediaBlocks } from './blocks/media'
import { pictureBlocks } from './blocks/pictures'
import { textBlocks } from './blocks/texts'
import { InvalidModuleError } from './invalid-module-error'

export type BlockData = Record<string, unknown>

/** What is stored of each model's data; a model that is missing does not compile. */
const blocks: Record<BlockModel, z.ZodType<BlockData>> = {
  ...textBlocks,
  ...pictureBlocks,
  ...mediaBlocks,
  ...areaBlocks,
  html: htmlBlock,
}

/** Whether this version knows a model. */
export function isBlockModel(model: string): model is BlockModel {
  return blockModels.some((known) => known === model)
}

/**
 * Module data as it may be stored: checked by its model's schema, rich text sanitised, links led to harmless addresses,
 * pictures, persons and HTML selections by their ids. A model that is not known is stored as it is: nothing shows it to
 * visitors.
 * @throws InvalidModuleError
 */
export function prepareBlockData(model: string, data: BlockData): BlockData {
  if (!isBlockModel(model)) return data
  const result = blocks[model].safeParse(data)
  if (!result.success) throw new InvalidModuleError(model, result.error.issues)
  return result.data
}

/** The id of the picture that a stored module shows: every known model names its picture `image`. */
export function pictureOf(model: string, data: BlockData): number | null {
  return isBlockModel(model) && typeof data.image === 'number' ? data.image : null
}
