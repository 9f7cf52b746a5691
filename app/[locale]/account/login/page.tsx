import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/login')

export default function AccountLoginPage(props: RouteProps) {
  return <RoutePage route="/account/login" {...props} />
}
