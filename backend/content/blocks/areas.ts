import { containerSchema } from '@/lib/contract/blocks/container'
import { fullTeaserSchema, fullTeaserTextLimit } from '@/lib/contract/blocks/full-teaser'
import { sectionSchema } from '@/lib/contract/blocks/section'
import { teamMemberSchema, teamSchema } from '@/lib/contract/blocks/team'
import { teaserListItemSchema, teaserListSchema } from '@/lib/contract/blocks/teaser-list'
import {
  anchor,
  line,
  optionalAddress,
  optionalId,
  personId,
  requiredLine,
  requiredWords,
  words,
} from './fields'

const teaser = {
  image: optionalId,
  link: optionalAddress,
  link_text: line,
  preline: line,
  headline: requiredLine,
}

/** What is stored of blocks that arrange others, lead elsewhere or present people. */
export const areaBlocks = {
  // A container that is only named gets one column (spec §4: missing containers are made empty).
  container: containerSchema.extend({ layout: containerSchema.shape.layout.default(0) }),
  section: sectionSchema.extend({ image: optionalId }),
  fullteaser: fullTeaserSchema.extend({ ...teaser, text: requiredWords(fullTeaserTextLimit), anchor }),
  teaserlist: teaserListSchema.extend({ anchor }),
  teaserlistitem: teaserListItemSchema.extend({ ...teaser, subline: line, text: words }),
  team: teamSchema,
  teammember: teamMemberSchema.extend({ person: personId }),
}
