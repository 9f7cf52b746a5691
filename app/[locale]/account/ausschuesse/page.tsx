import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/ausschuesse')

export default function AccountAusschuessePage(props: RouteProps) {
  return <RoutePage route="/account/ausschuesse" {...props} />
}
