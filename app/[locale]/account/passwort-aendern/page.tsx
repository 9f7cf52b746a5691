import type { RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'

export const generateMetadata = routeMetadata('/account/passwort-aendern')

export default function AccountPasswortAendernPage(props: RouteProps) {
  return <RoutePage route="/account/passwort-aendern" {...props} />
}
