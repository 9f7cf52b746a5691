import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/logout')

export default function AccountLogoutPage(props: RouteProps) {
  return <RoutePage route="/account/logout" {...props} />
}
