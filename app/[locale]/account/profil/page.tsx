import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/profil')

export default function AccountProfilPage(props: RouteProps) {
  return <RoutePage route="/account/profil" {...props} />
}
