import { loadForVisitor } from '@/app/frame/load-for-visitor'
import type { RecordFooterProps } from '@/app/frame/record-page'
import { EmployerJobs } from '@/features/jobs/components/employer-jobs'
import { loadOrganizationJobs } from '@/features/jobs/job-loaders'
import { OrganizationSurroundings } from '@/features/organizations/components/organization-surroundings'
import { loadOrganization } from '@/features/organizations/load-organization'
import { env } from '@/lib/env'
import { getToday } from '@/lib/today'

/**
 * The parts of an organization that follow its text, with its job ads. Renders nothing if the
 * organization cannot be loaded.
 */
export async function OrganizationFooter({ id, locale }: RecordFooterProps) {
  const organization = await loadForVisitor((cookie) => loadOrganization(locale, id, cookie))
  if (!organization) return null
  const address = new URL(organization.url, env().SITE_URL).href
  const jobs = await loadOrganizationJobs(locale, id)
  return (
    <OrganizationSurroundings
      organization={organization}
      locale={locale}
      address={address}
      jobs={jobs.ok && <EmployerJobs jobs={jobs.value.results} locale={locale} today={getToday()} />}
    />
  )
}
