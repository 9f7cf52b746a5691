import type { RouteProps } from '@/app/compose/address'
import { JobFormPage, jobFormMetadata } from '@/app/compose/job-form-page'

export const generateMetadata = jobFormMetadata

export default function StellenanzeigeVeroeffentlichenPage(props: RouteProps) {
  return <JobFormPage {...props} />
}
