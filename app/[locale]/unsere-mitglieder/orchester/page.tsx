import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/unsere-mitglieder/orchester')

export default function UnsereMitgliederOrchesterPage(props: RouteProps) {
  return <RoutePage route="/unsere-mitglieder/orchester" {...props} />
}
