import { MissingRecordPage, missingRecordMetadata } from '@/app/compose/record-page'

export const generateMetadata = missingRecordMetadata

export default MissingRecordPage
