import { localeOf, type RouteProps } from '@/app/compose/address'
import { HubScreenView, hubScreenMetadata } from '@/app/compose/hub-screen'
import { TrashPage } from '@/features/editor/hub/trash-page'

export const generateMetadata = hubScreenMetadata('trash')

export default async function TrashScreen({ params }: RouteProps) {
  const locale = await localeOf(params)
  return (
    <HubScreenView screen="trash" locale={locale}>
      <TrashPage locale={locale} />
    </HubScreenView>
  )
}
