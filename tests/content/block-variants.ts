import { fullTeaserClasses } from '@/lib/contract/blocks/full-teaser'
import { headlineClasses } from '@/lib/contract/blocks/headline'
import { imageAliases } from '@/lib/contract/blocks/image'
import { imageListClasses } from '@/lib/contract/blocks/image-list'
import { linkClasses } from '@/lib/contract/blocks/link'
import { containerLayouts } from '@/lib/contract/blocks/module'
import { sectionColors } from '@/lib/contract/blocks/section'
import { teamClasses } from '@/lib/contract/blocks/team'
import { teaserListClasses } from '@/lib/contract/blocks/teaser-list'

/** The variants of blocks: all values of a field of a model. */
export const blockVariants: readonly [model: string, field: string, values: readonly unknown[]][] = [
  ['container', 'layout', [...containerLayouts.keys()]],
  ['headline', 'extra_class', headlineClasses],
  ['link', 'extra_class', linkClasses],
  ['image', 'alias', imageAliases],
  ['imagelist', 'extra_class', imageListClasses],
  ['fullteaser', 'extra_class', fullTeaserClasses],
  ['teaserlist', 'extra_class', teaserListClasses],
  ['team', 'extra_class', teamClasses],
  ['section', 'href', sectionColors],
]
