import type { HtmlData } from '@/lib/contract/blocks/html'
import type { BlockViewProps } from '../block'

export function HtmlView(_props: BlockViewProps<HtmlData>) {
  return null
}
