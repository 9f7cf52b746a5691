import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/password/reset/key/[[...key]]')

export default function AccountPasswordResetKeyPage(props: RouteProps) {
  return <RoutePage route="/account/password/reset/key/[[...key]]" {...props} />
}
