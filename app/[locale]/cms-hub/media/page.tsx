import { createHubScreenMetadata, HubScreenView } from '@/app/[locale]/cms-hub/hub-screen'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { LibraryPage } from '@/features/hub/library/library-page'

export const generateMetadata = createHubScreenMetadata('media')

export default async function MediaPage({ params }: RouteProps) {
  const locale = await readLocale(params)
  return (
    <HubScreenView screen="media" locale={locale}>
      <LibraryPage locale={locale} />
    </HubScreenView>
  )
}
