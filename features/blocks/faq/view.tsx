import type { FaqData } from '@/lib/contract/blocks/faq'
import type { BlockViewProps } from '../block'

export function FaqView(_props: BlockViewProps<FaqData>) {
  return null
}
