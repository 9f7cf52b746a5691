import { UnionsSection } from '@/app/[locale]/account/unions-section'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { RoutePage, routeMetadata } from '@/app/frame/route-page'

export const generateMetadata = routeMetadata('/account/organe')

export default async function AccountOrganePage(props: RouteProps) {
  const locale = await readLocale(props.params)
  return (
    <RoutePage route="/account/organe" {...props}>
      <UnionsSection locale={locale} category="organ" />
    </RoutePage>
  )
}
