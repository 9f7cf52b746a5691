import { OrganizationFooter } from '@/app/[locale]/unsere-mitglieder/[slug]/[id]/organization-footer'
import { RecordPage, type RecordProps, recordMetadata } from '@/app/frame/record-page'

const route = '/unsere-mitglieder/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function OrganizationPage(props: RecordProps) {
  return <RecordPage route={route} type="organizations" Footer={OrganizationFooter} {...props} />
}
