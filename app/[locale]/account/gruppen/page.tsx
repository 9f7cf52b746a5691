import { UnionsSection } from '@/app/[locale]/account/unions-section'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'

export const generateMetadata = createRouteMetadata('/account/gruppen')

export default async function AccountGruppenPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  return (
    <RoutePage route="/account/gruppen" {...props}>
      <UnionsSection locale={locale} category="group" />
    </RoutePage>
  )
}
