import type { Right } from '@/backend/platform/access/roles'
import type { PreviewTargets } from './preview-target'

/** Users with the right to share drafts of at least one kind. */
export function mayShareAny(targets: PreviewTargets): Right {
  return (user) => Object.values(targets).some(({ may }) => may(user))
}
