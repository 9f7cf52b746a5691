import { createHubScreenMetadata, HubScreenView } from '@/app/[locale]/cms-hub/hub-screen'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { getFirstValue } from '@/app/frame/search-value'
import { ReusablesPage } from '@/features/hub/reusables/reusables-page'

export const generateMetadata = createHubScreenMetadata('shared')

export default async function HubReusablesPage({ params, searchParams }: RouteProps) {
  const locale = await readLocale(params)
  return (
    <HubScreenView screen="shared" locale={locale}>
      <ReusablesPage locale={locale} selectionSlug={getFirstValue((await searchParams).selection)} />
    </HubScreenView>
  )
}
