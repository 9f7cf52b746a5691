import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { PictureLookup } from '@/backend/platform/images/load-pictures'
import { omitMarks } from '@/lib/contract/blocks/marks'
import type { Module } from '@/lib/contract/blocks/module'
import { findBlockDefinition } from '@/lib/contract/blocks/registry'
import type { Barriers } from './barriers'
import { listReferences, listStoredFields, prepareBlockData } from './block-data'
import { InvalidModuleError } from './invalid-module-error'
import { buildModuleTree } from './module-tree'
import { type BlockData, isPictureDerived } from './stored-data'
import { type ModuleProblem, type PictureField, UnpublishableError } from './unpublishable-error'

/**
 * Pictures that may not be published, because they have no alternative text in the language and are
 * not marked as decorative.
 */
export interface PicturesWithoutAlt {
  ids: ReadonlySet<number>
  /** The picture fields of the page itself that contain such a picture. */
  fields: readonly PictureField[]
}

/**
 * Builds the module tree of a version, without the marks of editors. Validates and sanitizes the
 * data again and resolves pictures. Other references stay ids, which `hydrateReferences` resolves
 * whenever the page is read.
 * @param barriers the audit findings that no editor waived, by module id (see `findOpenBarriers`)
 * @throws UnpublishableError
 */
export function presentForVisitors(
  rows: readonly ModuleRow[],
  findPicture: PictureLookup,
  picturesWithoutAlt: PicturesWithoutAlt,
  barriers: ReadonlyMap<number, Barriers> = new Map(),
): Module[] {
  const problems = new Map<number, ModuleProblem>()
  const tree = buildModuleTree(rows, ({ id, model, data }) => {
    const problem = {
      isAltMissing: hasPictureWithoutAlt(model, data, picturesWithoutAlt),
      barriers: barriers.get(id),
    }
    if (problem.isAltMissing || problem.barriers) problems.set(id, problem)
    try {
      const validData = prepareBlockData(model, data)
      const missingFields = findBlockDefinition(model)?.listUnpublishable?.(validData) ?? []
      if (missingFields.length > 0) problems.set(id, { ...problem, missingFields })
      return fillPictures(model, omitMarks(validData), findPicture)
    } catch (error) {
      if (!(error instanceof InvalidModuleError)) throw error
      problems.set(id, { ...problem, dataError: error })
      return data
    }
  })
  if (problems.size > 0 || picturesWithoutAlt.fields.length > 0)
    throw new UnpublishableError(problems, picturesWithoutAlt.fields)
  return tree
}

/**
 * Returns true if a module shows a picture without alternative text. The field `image_alt` of logos
 * is an alternative text, too.
 */
function hasPictureWithoutAlt(model: string, data: BlockData, { ids }: PicturesWithoutAlt): boolean {
  const hasOwnAlt = typeof data.image_alt === 'string' && data.image_alt.trim() !== ''
  return !hasOwnAlt && listReferences(model, data, 'picture').some(({ id }) => ids.has(id))
}

/**
 * Builds the module tree for editors. Unlike `presentForVisitors`, it accepts invalid and
 * incomplete data, which stay unchanged.
 */
export function presentForEditors(rows: readonly ModuleRow[], findPicture: PictureLookup): Module[] {
  return buildModuleTree(rows, ({ model, data }) => fillPictures(model, prepareIfValid(model, data), findPicture))
}

function prepareIfValid(model: string, data: BlockData): BlockData {
  try {
    return prepareBlockData(model, data)
  } catch (error) {
    if (error instanceof InvalidModuleError) return data
    throw error
  }
}

/** Replaces picture ids by pictures, and fills the fields that are derived from them. */
function fillPictures(model: string, data: BlockData, findPicture: PictureLookup): BlockData {
  const filledData = { ...data }
  for (const { name, id } of listReferences(model, data, 'picture')) {
    const image = findPicture(id)
    filledData[name] = image
    for (const [field, storedField] of listStoredFields(model)) {
      if (!isPictureDerived(storedField) || storedField.sourceField !== name) continue
      filledData[field] =
        storedField.kind === 'derivedCrops' ? (image?.thumbs ?? null) : (image?.thumbs.xlarge.jpg ?? '')
    }
  }
  return filledData
}

export function listPictureIds(rows: readonly Pick<ModuleRow, 'model' | 'data'>[]): number[] {
  return rows.flatMap(({ model, data }) => listReferences(model, data, 'picture').map(({ id }) => id))
}
