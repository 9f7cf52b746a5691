import { MissingPage, missingPageMetadata } from '@/app/frame/record-page'

export const generateMetadata = missingPageMetadata

export default MissingPage
