import { localeOf, type RouteProps } from '@/app/compose/address'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { UnionsSection } from '@/app/compose/unions-section'

export const generateMetadata = routeMetadata('/account/organe')

export default async function AccountOrganePage(props: RouteProps) {
  const locale = await localeOf(props.params)
  return (
    <RoutePage route="/account/organe" {...props}>
      <UnionsSection locale={locale} category="organ" />
    </RoutePage>
  )
}
