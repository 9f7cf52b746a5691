import { UnionsSection } from '@/app/[locale]/account/unions-section'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'

export const generateMetadata = createRouteMetadata('/account/ausschuesse')

export default async function AccountAusschuessePage(props: RouteProps) {
  const locale = await readLocale(props.params)
  return (
    <RoutePage route="/account/ausschuesse" {...props}>
      <UnionsSection locale={locale} category="committee" />
    </RoutePage>
  )
}
