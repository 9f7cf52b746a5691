import { createHubScreenMetadata, HubScreenView } from '@/app/[locale]/cms-hub/hub-screen'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { TrashPage } from '@/features/hub/trash/trash-page'

export const generateMetadata = createHubScreenMetadata('trash')

export default async function TrashScreen({ params }: RouteProps) {
  const locale = await readLocale(params)
  return (
    <HubScreenView screen="trash" locale={locale}>
      <TrashPage locale={locale} />
    </HubScreenView>
  )
}
