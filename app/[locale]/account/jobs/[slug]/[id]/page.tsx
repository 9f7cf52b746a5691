import { loadOwnJobMetadata, OwnJobPage } from '@/app/[locale]/account/jobs/own-job-page'

export const generateMetadata = loadOwnJobMetadata

export default OwnJobPage
