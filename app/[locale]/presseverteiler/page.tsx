import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/presseverteiler')

export default function PresseverteilerPage(props: RouteProps) {
  return <RoutePage route="/presseverteiler" {...props} />
}
