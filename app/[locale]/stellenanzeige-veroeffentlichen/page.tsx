import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/stellenanzeige-veroeffentlichen')

export default function StellenanzeigeVeroeffentlichenPage(props: RouteProps) {
  return <RoutePage route="/stellenanzeige-veroeffentlichen" {...props} />
}
