import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { UnionsSection } from '@/app/compose/unions-section'

export const generateMetadata = routeMetadata('/account/gruppen')

export default async function AccountGruppenPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  return (
    <RoutePage route="/account/gruppen" {...props}>
      <UnionsSection locale={locale} category="group" />
    </RoutePage>
  )
}
