import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/downloads/[[...place]]')

export default function AccountDownloadsPage(props: RouteProps) {
  return <RoutePage route="/account/downloads/[[...place]]" {...props} />
}
