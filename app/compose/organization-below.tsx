import { OrganizationSurroundings } from '@/features/organizations/components/organization-surroundings'
import { loadOrganization } from '@/features/organizations/load-organization'
import { env } from '@/lib/env'
import { loadShown } from './load-shown'
import type { BelowRecordProps } from './record-page'

/** What stands below an organization; nothing where that cannot be read. */
export async function OrganizationBelow({ id, locale }: BelowRecordProps) {
  const organization = await loadShown((cookie) => loadOrganization(locale, id, cookie))
  if (!organization) return null
  const address = new URL(organization.url, env().SITE_URL).href
  return <OrganizationSurroundings {...{ organization, locale, address }} />
}
