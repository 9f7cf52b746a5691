import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/gruppen')

export default function AccountGruppenPage(props: RouteProps) {
  return <RoutePage route="/account/gruppen" {...props} />
}
