import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { ReusableContainer, ReusableUse } from '@/lib/contract/pages/reusable'

/** Presents a reusable container in the list for editors. */
export function presentContainer(
  { id, slug, model, revision, data }: ModuleRow,
  used_by: ReusableUse[],
): ReusableContainer {
  const title = typeof data.title === 'string' ? data.title : ''
  return { id, slug: slug ?? '', title, model, revision, data, used_by }
}
