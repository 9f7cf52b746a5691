import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { UnionsSection } from '@/app/compose/unions-section'

export const generateMetadata = routeMetadata('/account/ausschuesse')

export default async function AccountAusschuessePage(props: RouteProps) {
  const locale = await localeOf(props.params)
  return (
    <RoutePage route="/account/ausschuesse" {...props}>
      <UnionsSection locale={locale} category="committee" />
    </RoutePage>
  )
}
