import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/debatte')

export default function DebattePage(props: RouteProps) {
  return <RoutePage route="/debatte" {...props} />
}
