import { UnionsSection } from '@/app/[locale]/account/unions-section'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'

export const generateMetadata = createRouteMetadata('/account/organe')

export default async function AccountOrganePage(props: RouteProps) {
  const locale = await readLocale(props.params)
  return (
    <RoutePage route="/account/organe" {...props}>
      <UnionsSection locale={locale} category="organ" />
    </RoutePage>
  )
}
