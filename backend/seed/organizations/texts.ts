import type { OrganizationCategory } from '@/lib/contract/organization-record'
import type { Texts } from './sentences'
import { orchestraTexts } from './texts-orchestra'
import { otherTexts } from './texts-other'
import { theaterTexts } from './texts-theater'

/** What the pages of members say. */
export const texts: Record<OrganizationCategory, Texts> = {
  theater: theaterTexts,
  orchestra: orchestraTexts,
  other: otherTexts,
}
