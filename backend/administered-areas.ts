import { mayEditSelections } from '@/backend/content/html-selections/policy'
import { mayEditTree, mayOpenTrash } from '@/backend/content/page-tree/policy'
import { mayReadProtected } from '@/backend/library/downloads/policy'
import { mayUseLibrary } from '@/backend/library/media/policy'
import { mayReadSearchReport } from '@/backend/library/search-report/policy'
import { maySeeStyleguide } from '@/backend/members/users/policy'
import { mayManageChecklist } from '@/backend/operations/checklist/policy'
import { mayHandlePersonalData } from '@/backend/operations/personal-data/policy'
import type { Right } from '@/backend/platform/access/roles'
import type { AdministeredArea } from '@/lib/contract/administration/rights'

/** Right to each area that is not a record type; the same policies guard its endpoints. */
export const administeredAreas: Readonly<Record<AdministeredArea, Right>> = {
  pages: mayEditTree,
  'shared-content': mayEditSelections,
  library: mayUseLibrary,
  trash: mayOpenTrash,
  'broken-links': mayEditTree,
  searches: mayReadSearchReport,
  'personal-data': mayHandlePersonalData,
  checklist: mayManageChecklist,
  'members-downloads': mayReadProtected,
  styleguide: maySeeStyleguide,
}
