import { createDirectoryMetadata, DirectoryPage } from '@/app/[locale]/unsere-mitglieder/directory-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = createDirectoryMetadata('orchestra')

export default function UnsereMitgliederOrchesterPage(props: RouteProps) {
  return <DirectoryPage category="orchestra" {...props} />
}
