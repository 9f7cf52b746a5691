import { localeOf, type RouteProps } from '@/app/compose/address'
import { HubScreenView, hubScreenMetadata } from '@/app/compose/hub-screen'
import { LibraryPage } from '@/features/editor/hub/library-page'

export const generateMetadata = hubScreenMetadata('media')

export default async function MediaPage({ params }: RouteProps) {
  const locale = await localeOf(params)
  return (
    <HubScreenView screen="media" locale={locale}>
      <LibraryPage locale={locale} />
    </HubScreenView>
  )
}
