import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/organe')

export default function AccountOrganePage(props: RouteProps) {
  return <RoutePage route="/account/organe" {...props} />
}
