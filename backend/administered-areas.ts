import type { AdministeredArea } from '@/lib/contract/administration/rights'
import type { Right } from './access/roles'
import { mayKeepChecklist } from './checklist/policy'
import { mayReadProtected } from './downloads/policy'
import { mayEditSelections } from './html-selections/policy'
import { mayUseLibrary } from './media/policy'
import { mayEditTree } from './page-tree/policy'
import { mayHandlePersonalData } from './personal-data/policy'
import { mayReadSearchReport } from './search-report/policy'
import { isShownStyleguide } from './users/policy'

/** Who may what beside the types of records, by the rights that guard the calls. */
export const administeredAreas: Readonly<Record<AdministeredArea, Right>> = {
  pages: mayEditTree,
  'shared-content': mayEditSelections,
  library: mayUseLibrary,
  trash: mayEditTree,
  'broken-links': mayEditTree,
  searches: mayReadSearchReport,
  'personal-data': mayHandlePersonalData,
  checklist: mayKeepChecklist,
  'members-downloads': mayReadProtected,
  styleguide: isShownStyleguide,
}
