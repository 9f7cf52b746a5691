import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/jobs/delete/[[...id]]')

export default function AccountJobsDeletePage(props: RouteProps) {
  return <RoutePage route="/account/jobs/delete/[[...id]]" {...props} />
}
