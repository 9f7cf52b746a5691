import type { BlockDefinition, Contents } from './definition'
import type { Module } from './module'
import { type BlockModel, blockModels, blocks, findBlockDefinition } from './registry'

const getContents = (model: BlockModel): Contents | undefined => {
  const definition: BlockDefinition = blocks[model]
  return definition.contents
}

/** Models that are allowed only as an item of a list. */
const itemModels = new Set(
  blockModels.flatMap((model) => {
    const contents = getContents(model)
    return contents?.kind === 'items' ? [contents.model] : []
  }),
)

const standaloneModels = blockModels.filter((model) => !itemModels.has(model))

/** Maximum depth of nested modules. The top level of the page counts. */
export const maxModuleDepth = 8

/**
 * Returns the models that are allowed at the top level of a page (`parent` is null) or in a module
 * of the model `parent`. Returns none for an unknown model.
 */
export function listAllowedModels(parent: string | null): readonly BlockModel[] {
  if (parent === null) return standaloneModels
  return allowedModels.get(parent) ?? []
}

const allowedModels: ReadonlyMap<string, readonly BlockModel[]> = new Map(
  blockModels.map((parent) => [parent, listModelsIn(getContents(parent))]),
)

function listModelsIn(contents: Contents | undefined): readonly BlockModel[] {
  if (!contents) return []
  if (contents.kind === 'items') return blockModels.filter((model) => model === contents.model)
  return standaloneModels.filter((model) => !contents.excludedModels?.includes(model))
}

/**
 * Returns true if a model is allowed at the top level of a page (`parent` is null) or in a module
 * of the model `parent`.
 */
export function isAllowedIn(model: string, parent: string | null): boolean {
  return listAllowedModels(parent).some((allowedModel) => allowedModel === model)
}

/**
 * Returns true if a module can contain modules. It cannot if it shows records or a reusable module
 * instead of its own content.
 */
export function canHoldModules({ model, data }: Pick<Module, 'model' | 'data'>): boolean {
  const showsReferences = Object.entries(findBlockDefinition(model)?.stored ?? {}).some(
    ([name, { kind }]) => (kind === 'records' || kind === 'reusable') && data[name],
  )
  return listAllowedModels(model).length > 0 && !showsReferences
}

/** Returns true if modules of a model may exist outside pages, under a slug. */
export function isReusable(model: string): boolean {
  return findBlockDefinition(model)?.isReusable ?? false
}

export function isListItem(model: string): boolean {
  return itemModels.has(model)
}

/** Returns the number of columns of a module; null if its model has no columns. */
export function countColumns({ model, data }: { model: string; data: Record<string, unknown> }): number | null {
  return findBlockDefinition(model)?.columns?.(data) ?? null
}

/**
 * Returns a CSS class for each column that is shown.
 * @param usedColumnCount number of columns up to the last one with content
 */
export function getColumnClasses(
  { model, data }: { model: string; data: Record<string, unknown> },
  usedColumnCount: number,
): string[] {
  const equalWidths = Array.from({ length: usedColumnCount }, () => String(Math.floor(100 / usedColumnCount)))
  const widths = findBlockDefinition(model)?.columnWidths?.(data) ?? equalWidths
  return widths.map((width) => `column-${width}`)
}
