import type { FaqItemData } from '@/lib/contract/blocks/faq'
import type { BlockViewProps } from '../block'

export function FaqItemView(_props: BlockViewProps<FaqItemData>) {
  return null
}
