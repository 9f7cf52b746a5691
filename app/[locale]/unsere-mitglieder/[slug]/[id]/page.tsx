import { OrganizationBelow } from '@/app/compose/organization-below'
import { RecordPage, type RecordProps, recordMetadata } from '@/app/compose/record-page'

const route = '/unsere-mitglieder/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function OrganizationPage(props: RecordProps) {
  return <RecordPage route={route} type="organizations" Below={OrganizationBelow} {...props} />
}
