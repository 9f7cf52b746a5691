import type { Right } from '@/backend/platform/access/roles'
import type { PreviewTargets } from './preview-target'

/** Returns the right of users who may share drafts of at least one kind. */
export function mayShareAny(targets: PreviewTargets): Right {
  return (user) => Object.values(targets).some(({ may }) => may(user))
}
