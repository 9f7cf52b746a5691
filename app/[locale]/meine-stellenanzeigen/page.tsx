import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/meine-stellenanzeigen')

export default function MeineStellenanzeigenPage(props: RouteProps) {
  return <RoutePage route="/meine-stellenanzeigen" {...props} />
}
