import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { PictureLookup } from '@/backend/platform/images/load-pictures'
import { withoutMarks } from '@/lib/contract/blocks/marks'
import type { Module } from '@/lib/contract/blocks/module'
import type { Barriers } from './barriers'
import { listReferences, prepareBlockData, storedFields } from './block-data'
import { InvalidModuleError } from './invalid-module-error'
import { buildModuleTree } from './module-tree'
import type { BlockData } from './stored-data'
import { type ModuleProblem, type PictureField, UnpublishableError } from './unpublishable-error'

/** Pictures that may not be published: neither described in the language nor decorative. */
export interface UndescribedPictures {
  ids: ReadonlySet<number>
  /** The page's own picture fields with such pictures. */
  fields: readonly PictureField[]
}

/**
 * Builds the module tree for a version, without editors' marks. Data are validated and sanitized
 * again, and pictures are resolved; other references stay ids, which `hydrateReferences` resolves
 * on each read.
 * @param barriers unwaived findings by module id (see `openBarriers`)
 * @throws UnpublishableError
 */
export function presentForVisitors(
  rows: readonly ModuleRow[],
  picture: PictureLookup,
  undescribed: UndescribedPictures,
  barriers: ReadonlyMap<number, Barriers> = new Map(),
): Module[] {
  const problems = new Map<number, ModuleProblem>()
  const tree = buildModuleTree(rows, ({ id, model, data }) => {
    const problem = {
      isUndescribed: hasUndescribedPicture(model, data, undescribed),
      barriers: barriers.get(id),
    }
    if (problem.isUndescribed || problem.barriers) problems.set(id, problem)
    try {
      return withPicture(model, withoutMarks(prepareBlockData(model, data)), picture)
    } catch (error) {
      if (!(error instanceof InvalidModuleError)) throw error
      problems.set(id, { ...problem, invalid: error })
      return data
    }
  })
  if (problems.size > 0 || undescribed.fields.length > 0)
    throw new UnpublishableError(problems, undescribed.fields)
  return tree
}

/**
 * Returns true if a module shows a picture without description. `image_alt`, which logos have, is a
 * description.
 */
function hasUndescribedPicture(model: string, data: BlockData, { ids }: UndescribedPictures): boolean {
  const isDescribed = typeof data.image_alt === 'string' && data.image_alt.trim() !== ''
  return !isDescribed && listReferences(model, data, 'picture').some(({ id }) => ids.has(id))
}

/** As `presentForVisitors`, but includes invalid and incomplete data as they are. */
export function presentForEditors(rows: readonly ModuleRow[], picture: PictureLookup): Module[] {
  return buildModuleTree(rows, ({ model, data }) => withPicture(model, prepareIfValid(model, data), picture))
}

function prepareIfValid(model: string, data: BlockData): BlockData {
  try {
    return prepareBlockData(model, data)
  } catch (error) {
    if (error instanceof InvalidModuleError) return data
    throw error
  }
}

function withPicture(model: string, data: BlockData, picture: PictureLookup): BlockData {
  const pictures = listReferences(model, data, 'picture').map(({ name, id }) => [name, picture(id)] as const)
  const derived = pictures.flatMap(([name, image]) =>
    storedFields(model).flatMap(([field, stored]) => {
      if (stored.kind === 'cropsOf' && stored.of === name) return [[field, image?.thumbs ?? null]]
      if (stored.kind === 'pictureAddressOf' && stored.of === name)
        return [[field, image?.thumbs.xlarge.jpg ?? '']]
      return []
    }),
  )
  return pictures.length > 0 ? { ...data, ...Object.fromEntries([...pictures, ...derived]) } : data
}

/** Lists the ids of the pictures in modules. */
export function listPictureIds(rows: readonly Pick<ModuleRow, 'model' | 'data'>[]): number[] {
  return rows.flatMap(({ model, data }) => listReferences(model, data, 'picture').map(({ id }) => id))
}
