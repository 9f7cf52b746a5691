import { createDirectoryMetadata, DirectoryPage } from '@/app/[locale]/unsere-mitglieder/directory-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = createDirectoryMetadata(null)

export default function UnsereMitgliederPage(props: RouteProps) {
  return <DirectoryPage category={null} {...props} />
}
