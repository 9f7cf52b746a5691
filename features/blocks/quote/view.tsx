import type { QuoteData } from '@/lib/contract/blocks/quote'
import type { BlockViewProps } from '../block'

export function QuoteView(_props: BlockViewProps<QuoteData>) {
  return null
}
