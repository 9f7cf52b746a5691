import { JobDeletionPage, jobDeletionMetadata } from '@/app/[locale]/account/jobs/own-job-page'

export const generateMetadata = jobDeletionMetadata

export default JobDeletionPage
