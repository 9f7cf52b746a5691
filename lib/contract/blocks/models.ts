/** The models of modules that this version knows (spec §3). A site must bear one that is not here. */
export const blockModels = ['headline', 'text', 'link', 'image', 'container'] as const
export type BlockModel = (typeof blockModels)[number]
