import { JobDeletionPage, jobDeletionMetadata } from '@/app/compose/own-job-page'

export const generateMetadata = jobDeletionMetadata

export default JobDeletionPage
