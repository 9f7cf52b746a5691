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
function isBlockModel(model: string): model is BlockModel {
  return blockModels.some((known) => known === model)
}

/**
 * Module data as it may be stored: checked by its model's schema, rich text sanitised, links led to harmless addresses,
 * pictures, persons and HTML selections by their ids,
 * which may be sent as the objects that were read. A model that is not known is stored as it is: nothing shows it to
 * visitors.
 * @throws InvalidModuleError
 */
export function prepareBlockData(model: string, data: BlockData): BlockData {
  if (!isBlockModel(model)) return data
  const result = blocks[model].safeParse(withIds(data))
  if (!result.success) throw new InvalidModuleError(model, result.error.issues, data)
  return result.data
}

/** The fields that name something stored by its id; readers get the thing itself. */
const namingFields = ['image', 'person', 'html_code_obj']

/** Data as it was read may be sent back: what a field names is known by its id then too. */
function withIds(data: BlockData): BlockData {
  const ids = namingFields.flatMap((field) => {
    const named = data[field]
    return typeof named === 'object' && named !== null && 'id' in named ? [[field, named.id]] : []
  })
  return { ...data, ...Object.fromEntries(ids) }
}

/** The id of the picture that a stored module shows: every known model names its picture `image`. */
export function pictureOf(model: string, data: BlockData): number | null {
  return isBlockModel(model) && typeof data.image === 'number' ? data.image : null
}
