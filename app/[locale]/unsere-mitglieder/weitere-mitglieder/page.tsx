import { createDirectoryMetadata, DirectoryPage } from '@/app/[locale]/unsere-mitglieder/directory-page'
import type { RouteProps } from '@/app/frame/address'

export const generateMetadata = createDirectoryMetadata('other')

export default function UnsereMitgliederWeitereMitgliederPage(props: RouteProps) {
  return <DirectoryPage category="other" {...props} />
}
