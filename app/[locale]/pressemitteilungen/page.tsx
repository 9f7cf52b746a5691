import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/pressemitteilungen')

export default function PressemitteilungenPage(props: RouteProps) {
  return <RoutePage route="/pressemitteilungen" {...props} />
}
