import { localeOf, type RouteProps } from '@/app/compose/address'
import { HubScreenView, hubScreenMetadata } from '@/app/compose/hub-screen'
import { FormsPage } from '@/features/editor/hub/forms-page'

export const generateMetadata = hubScreenMetadata('forms')

export default async function FormsScreen({ params, searchParams }: RouteProps) {
  const locale = await localeOf(params)
  const { form } = await searchParams
  return (
    <HubScreenView screen="forms" locale={locale}>
      <FormsPage locale={locale} formId={Number(form) || null} />
    </HubScreenView>
  )
}
