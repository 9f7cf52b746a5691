import { OwnJobPage, ownJobMetadata } from '@/app/compose/own-job-page'

export const generateMetadata = ownJobMetadata

export default OwnJobPage
