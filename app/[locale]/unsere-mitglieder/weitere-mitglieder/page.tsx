import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/unsere-mitglieder/weitere-mitglieder')

export default function UnsereMitgliederWeitereMitgliederPage(props: RouteProps) {
  return <RoutePage route="/unsere-mitglieder/weitere-mitglieder" {...props} />
}
