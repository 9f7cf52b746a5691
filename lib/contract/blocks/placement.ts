import type { BlockDefinition, Contents } from './definition'
import type { Module } from './module'
import { type BlockModel, blockModels, blocks, findBlockDefinition } from './registry'

const getContents = (model: BlockModel): Contents | undefined => {
  const definition: BlockDefinition = blocks[model]
  return definition.contents
}

/** Models that are allowed only as items of a list. */
const items = new Set(
  blockModels.flatMap((model) => {
    const contents = getContents(model)
    return contents?.kind === 'items' ? [contents.model] : []
  }),
)

const freeModels = blockModels.filter((model) => !items.has(model))

/** Maximum nesting depth of modules, including the top level. */
export const maxModuleDepth = 8

/**
 * Returns the models allowed at the top level of a page (`parent` null) or in a module; none for an
 * unknown model.
 */
export function listAllowedModels(parent: string | null): readonly BlockModel[] {
  if (parent === null) return freeModels
  return allowedModels.get(parent) ?? []
}

const allowedModels: ReadonlyMap<string, readonly BlockModel[]> = new Map(
  blockModels.map((parent) => [parent, allowedIn(getContents(parent))]),
)

function allowedIn(contents: Contents | undefined): readonly BlockModel[] {
  if (!contents) return []
  if (contents.kind === 'items') return blockModels.filter((model) => model === contents.model)
  return freeModels.filter((model) => !contents.except?.includes(model))
}

/**
 * Returns true if a model is allowed at the top level of a page (`parent` null) or in a module of
 * another model.
 */
export function isAllowedIn(model: string, parent: string | null): boolean {
  return listAllowedModels(parent).some((allowedModel) => allowedModel === model)
}

/**
 * Returns true if the module can hold modules: it must not show records or a reusable module
 * instead of its own content.
 */
export function canHoldModules({ model, data }: Pick<Module, 'model' | 'data'>): boolean {
  const showsReferences = Object.entries(findBlockDefinition(model)?.stored ?? {}).some(
    ([name, { kind }]) => (kind === 'records' || kind === 'reusable') && data[name],
  )
  return listAllowedModels(model).length > 0 && !showsReferences
}

/** Returns true if modules of a model may exist outside of pages under a slug. */
export function isReusable(model: string): boolean {
  return findBlockDefinition(model)?.isReusable ?? false
}

/** Returns true if modules of a model are items of a list. */
export function isListItem(model: string): boolean {
  return items.has(model)
}

/** Returns the number of columns; null if the content has none. */
export function columnCount({
  model,
  data,
}: {
  model: string
  data: Record<string, unknown>
}): number | null {
  return findBlockDefinition(model)?.columns?.(data) ?? null
}

/**
 * Returns one CSS class per displayed column.
 * @param used number of columns up to the last one with content
 */
export function columnClasses(
  { model, data }: { model: string; data: Record<string, unknown> },
  used: number,
): string[] {
  const equalWidths = Array.from({ length: used }, () => String(Math.floor(100 / used)))
  const widths = findBlockDefinition(model)?.columnWidths?.(data) ?? equalWidths
  return widths.map((width) => `column-${width}`)
}
