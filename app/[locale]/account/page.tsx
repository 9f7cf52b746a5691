import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account')

export default function AccountPage(props: RouteProps) {
  return <RoutePage route="/account" {...props} />
}
