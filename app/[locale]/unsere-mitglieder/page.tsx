import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/unsere-mitglieder')

export default function UnsereMitgliederPage(props: RouteProps) {
  return <RoutePage route="/unsere-mitglieder" {...props} />
}
