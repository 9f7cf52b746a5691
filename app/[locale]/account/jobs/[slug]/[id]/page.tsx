import { OwnJobPage, ownJobMetadata } from '@/app/[locale]/account/jobs/own-job-page'

export const generateMetadata = ownJobMetadata

export default OwnJobPage
