import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/password/reset')

export default function AccountPasswordResetPage(props: RouteProps) {
  return <RoutePage route="/account/password/reset" {...props} />
}
