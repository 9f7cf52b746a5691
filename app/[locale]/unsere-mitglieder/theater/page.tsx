import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/unsere-mitglieder/theater')

export default function UnsereMitgliederTheaterPage(props: RouteProps) {
  return <RoutePage route="/unsere-mitglieder/theater" {...props} />
}
