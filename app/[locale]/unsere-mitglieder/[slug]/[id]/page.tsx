import { OrganizationBelow } from '@/app/[locale]/unsere-mitglieder/[slug]/[id]/organization-below'
import { RecordPage, type RecordProps, recordMetadata } from '@/app/frame/record-page'

const route = '/unsere-mitglieder/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function OrganizationPage(props: RecordProps) {
  return <RecordPage route={route} type="organizations" Below={OrganizationBelow} {...props} />
}
