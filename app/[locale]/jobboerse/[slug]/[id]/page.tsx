import { JobPage, type JobPageProps, loadJobMetadata } from '@/app/[locale]/jobboerse/[slug]/[id]/job-page'

export const generateMetadata = loadJobMetadata

export default function JobboerseJobPage(props: JobPageProps) {
  return <JobPage {...props} />
}
