import { OrganizationFooter } from '@/app/[locale]/unsere-mitglieder/[slug]/[id]/organization-footer'
import { createRecordMetadata, RecordPage, type RecordProps } from '@/app/frame/record-page'

const route = '/unsere-mitglieder/[slug]/[id]'

export const generateMetadata = createRecordMetadata(route)

export default function OrganizationPage(props: RecordProps) {
  return <RecordPage route={route} type="organizations" Footer={OrganizationFooter} {...props} />
}
