import { localeOf, type RouteProps } from '@/app/compose/address'
import { HubScreenView, hubScreenMetadata } from '@/app/compose/hub-screen'
import { firstValue } from '@/app/compose/search-value'
import { ReusablesPage } from '@/features/editor/reusables/reusables-page'

export const generateMetadata = hubScreenMetadata('shared')

export default async function SharedContentPage({ params, searchParams }: RouteProps) {
  const locale = await localeOf(params)
  return (
    <HubScreenView screen="shared" locale={locale}>
      <ReusablesPage locale={locale} selection={firstValue((await searchParams).selection)} />
    </HubScreenView>
  )
}
