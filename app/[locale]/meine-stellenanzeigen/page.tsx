import { OwnJobsPage } from '@/app/[locale]/meine-stellenanzeigen/own-jobs-page'
import { routeMetadata } from '@/app/frame/route-page'

export const generateMetadata = routeMetadata('/meine-stellenanzeigen')

export default OwnJobsPage
