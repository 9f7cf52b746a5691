import type { LogoListItemData } from '@/lib/contract/blocks/logo-list'
import type { BlockViewProps } from '../block'

export function LogoListItemView(_props: BlockViewProps<LogoListItemData>) {
  return null
}
