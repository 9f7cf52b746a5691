import { loadMissingPageMetadata, MissingPage } from '@/app/frame/record-page'

export const generateMetadata = loadMissingPageMetadata

export default MissingPage
