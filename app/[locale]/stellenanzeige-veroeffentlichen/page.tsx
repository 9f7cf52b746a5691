import { JobFormPage, loadJobFormMetadata } from '@/app/[locale]/stellenanzeige-veroeffentlichen/job-form-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = loadJobFormMetadata

export default function StellenanzeigeVeroeffentlichenPage(props: RouteProps) {
  return <JobFormPage {...props} />
}
