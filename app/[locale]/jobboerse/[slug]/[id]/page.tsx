import { JobPage, type JobPageProps, jobMetadata } from '@/app/[locale]/jobboerse/[slug]/[id]/job-page'

export const generateMetadata = jobMetadata

export default function JobboerseJobPage(props: JobPageProps) {
  return <JobPage {...props} />
}
