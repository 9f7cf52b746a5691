import type { BlockDefinition, Contents } from './definition'
import type { Module } from './module'
import { type BlockModel, blockModels, blocks, definitionOf } from './registry'

const contentsOf = (model: BlockModel): Contents | undefined => {
  const definition: BlockDefinition = blocks[model]
  return definition.contents
}

/** The models that are allowed in one list only. */
const items = new Set(
  blockModels.flatMap((model) => {
    const contents = contentsOf(model)
    return contents?.kind === 'items' ? [contents.model] : []
  }),
)

const freeModels = blockModels.filter((model) => !items.has(model))

/** The maximum nesting depth of modules, including the one on the page. */
export const maxModuleDepth = 8

/** The models allowed on a page itself (`parent` null) or in a module of a model; none in an unknown one. */
export function modelsIn(parent: string | null): readonly BlockModel[] {
  if (parent === null) return freeModels
  return allowed.get(parent) ?? []
}

const allowed: ReadonlyMap<string, readonly BlockModel[]> = new Map(
  blockModels.map((parent) => [parent, allowedIn(contentsOf(parent))]),
)

function allowedIn(contents: Contents | undefined): readonly BlockModel[] {
  if (!contents) return []
  if (contents.kind === 'items') return blockModels.filter((model) => model === contents.model)
  return freeModels.filter((model) => !contents.except?.includes(model))
}

/**
 * Whether a module of a model is allowed on a page itself (`parent` null) or in a module of another model.
 */
export function isAllowedIn(model: string, parent: string | null): boolean {
  return modelsIn(parent).some((one) => one === model)
}

/** Whether modules can be put into a module: not where it shows records or a reusable module instead of its own content. */
export function holdsModules({ model, data }: Pick<Module, 'model' | 'data'>): boolean {
  const showsOthers = Object.entries(definitionOf(model)?.stored ?? {}).some(
    ([name, { kind }]) => (kind === 'records' || kind === 'reusable') && data[name],
  )
  return modelsIn(model).length > 0 && !showsOthers
}

/** Whether modules of a model may be on no page, with a slug by which pages show them. */
export function isReusable(model: string): boolean {
  return definitionOf(model)?.isReusable ?? false
}

/** Whether modules of a model are the items of a list. */
export function isListItem(model: string): boolean {
  return items.has(model)
}

/** The number of columns of a module; null if its content has none. */
export function columnCount({
  model,
  data,
}: {
  model: string
  data: Record<string, unknown>
}): number | null {
  return definitionOf(model)?.columns?.(data) ?? null
}

/**
 * The classes of the columns that are shown of a module, one for each.
 * @param used how many of them something stands in, or an empty one before that
 */
export function columnClasses(
  { model, data }: { model: string; data: Record<string, unknown> },
  used: number,
): string[] {
  const alike = Array.from({ length: used }, () => String(Math.floor(100 / used)))
  const widths = definitionOf(model)?.columnWidths?.(data) ?? alike
  return widths.map((width) => `column-${width}`)
}
