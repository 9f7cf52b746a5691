import { localeOf, type RouteProps } from '@/app/compose/address'
import { HubScreenView, hubScreenMetadata } from '@/app/compose/hub-screen'
import { ReusablesPage } from '@/features/editor/reusables/reusables-page'

export const generateMetadata = hubScreenMetadata('shared')

export default async function SharedContentPage({ params }: RouteProps) {
  const locale = await localeOf(params)
  return (
    <HubScreenView screen="shared" locale={locale}>
      <ReusablesPage locale={locale} />
    </HubScreenView>
  )
}
