import { OwnJobsPage } from '@/app/compose/own-jobs-page'
import { routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/meine-stellenanzeigen')

export default OwnJobsPage
