import { OwnJobsPage } from '@/app/[locale]/meine-stellenanzeigen/own-jobs-page'
import { createRouteMetadata } from '@/app/frame/route-page'

export const generateMetadata = createRouteMetadata('/meine-stellenanzeigen')

export default OwnJobsPage
