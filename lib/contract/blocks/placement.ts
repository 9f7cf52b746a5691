import { containerLayouts } from '../module'
import { type BlockModel, blockModels } from './models'

/** The models that stand in one list alone, and that list. */
const listOf: Partial<Record<BlockModel, BlockModel>> = {
  faqitem: 'faq',
  imagelistitem: 'imagelist',
  videolistitem: 'videolist',
  teaserlistitem: 'teaserlist',
  logolistitem: 'logolist',
  teammember: 'team',
}

const freeModels = blockModels.filter((model) => !(model in listOf))
const itemsOf = (list: BlockModel) => blockModels.filter((model) => listOf[model] === list)

/** What may stand in a module of each model (spec §3). A model that is not named here holds nothing. */
const contents: Partial<Record<BlockModel, readonly BlockModel[]>> = {
  container: freeModels,
  section: freeModels,
  // An answer is read within its question: areas that are as wide as the page, and questions again, have no place there.
  faqitem: freeModels.filter((model) => !['container', 'section', 'faq'].includes(model)),
  ...Object.fromEntries(Object.values(listOf).map((list) => [list, itemsOf(list)])),
}

/** A section shows three columns beside each other at most. */
const sectionColumns = 3

/** Modules stand in each other no deeper than this, the one on the page counted. */
export const deepestModule = 8

/** What may stand on a page itself (`parent` null) or in a module of a model; nothing in one that is not known. */
export function modelsIn(parent: string | null): readonly BlockModel[] {
  if (parent === null) return freeModels
  const known = blockModels.find((model) => model === parent)
  return known ? (contents[known] ?? []) : []
}

/** Whether a module of a model may stand on a page itself (`parent` null) or in a module of another model. */
export function mayStandIn(model: string, parent: string | null): boolean {
  return modelsIn(parent).some((allowed) => allowed === model)
}

/** How many columns a module has for others to stand in; null for one whose content stands in no column. */
export function columnCount({
  model,
  data,
}: {
  model: string
  data: Record<string, unknown>
}): number | null {
  if (model === 'section') return sectionColumns
  if (model !== 'container') return null
  return (containerLayouts[Number(data.layout)] ?? containerLayouts[0]).split('-').length
}
