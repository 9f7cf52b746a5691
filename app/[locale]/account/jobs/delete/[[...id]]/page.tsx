import { JobDeletionPage, loadJobDeletionMetadata } from '@/app/[locale]/account/jobs/own-job-page'

export const generateMetadata = loadJobDeletionMetadata

export default JobDeletionPage
