import { MissingRecordPage, missingRecordMetadata } from '@/app/frame/record-page'

export const generateMetadata = missingRecordMetadata

export default MissingRecordPage
